"""Run by Alembic, on the connection that `migrate` gives it."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"], render_as_batch=True, transactional_ddl=True
)
with context.begin_transaction():
    context.run_migrations()
