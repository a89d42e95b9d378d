"""What ends, and how: nobody gets the number of somebody who has been forgotten, reports say whence and when,
and editions go with their last game."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0007_ends"
down_revision = "0006_deals"


def upgrade() -> None:
    connection = op.get_bind()
    if connection.dialect.name == "sqlite":  # others never count back
        with op.batch_alter_table("people", recreate="always", table_kwargs={"sqlite_autoincrement": True}):
            pass
    op.add_column("reports", sa.Column("origin", sa.Text))
    op.add_column("reports", sa.Column("at", sa.Float, nullable=False, server_default="0"))
    connection.execute(sa.text("UPDATE reports SET at = :now"), {"now": time.time()})
    for table in ("reports", "blocked"):  # all names without a letter were taken for the same
        connection.execute(sa.text(f"DELETE FROM {table} WHERE name = ''"))
    for table in ("tables", "deals"):
        op.create_index(f"{table}_edition", table, ["edition"])


def downgrade() -> None:
    for table in ("tables", "deals"):
        op.drop_index(f"{table}_edition", table)
    for column in ("at", "origin"):
        op.drop_column("reports", column)
