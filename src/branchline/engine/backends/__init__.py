"""How the functions of the engine run: one module a backend, each with `rule` and `entry`."""
