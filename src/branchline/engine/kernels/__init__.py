"""What runs on a GPU; only a load of the engine with the backend `cuda` has these modules."""
