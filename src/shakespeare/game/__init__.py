"""The rules of *Shakespeare*: pure, deterministic, and the same for everybody who plays."""
