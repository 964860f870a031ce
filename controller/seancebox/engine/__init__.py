"""The rules: what may be done, what happens then, and what each seat may know of it."""
