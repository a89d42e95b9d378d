"""What ends, and how: nobody gets the number of somebody who has been forgotten."""

from alembic import op

revision = "0007_ends"
down_revision = "0006_deals"


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":  # others never count back
        with op.batch_alter_table("people", recreate="always", table_kwargs={"sqlite_autoincrement": True}):
            pass


def downgrade() -> None:
    pass  # nothing depends on it
