"""Tables: who is asked, who listens, and what follows when somebody fails."""
