"""The local judge: compiles a solution, runs it on the test data, and says the verdict."""
