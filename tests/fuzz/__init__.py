"""`make fuzz`: every solution's parser on mutated inputs, under the sanitizers."""
