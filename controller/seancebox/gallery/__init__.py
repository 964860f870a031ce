"""Every picture that the box can show: proved to fit, drawn for the docs, and filmed."""
