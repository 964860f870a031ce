"""Pure hearing and feeling: stamps and samples in, meaning out; time is always an argument."""
