"""The server: tables kept as logs in a database, played over HTTP and sockets."""
