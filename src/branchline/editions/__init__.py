"""The editions: a data folder each, and the code that reads, checks and fingerprints one."""
