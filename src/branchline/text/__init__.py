"""Every sentence a person reads, by key, in English and French."""
