"""Somebody's wish to take back more than the rules of taking back allow, while the others think about it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("wish", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "wish")
