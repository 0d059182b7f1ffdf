"""Where tables are kept: schema, migrations, queries."""
