"""An auditor of game records that shares no code with the engine."""
