"""The tables on the web: HTTP and WebSocket for the page and for programs."""
