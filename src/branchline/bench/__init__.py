"""Speed measures: what `branchline bench` prints, taken in the same run."""
