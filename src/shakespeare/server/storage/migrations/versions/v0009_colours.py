"""The colours of seats. Where none is noted, which is so at all tables from before, the seat has its usual one."""

import sqlalchemy as sa
from alembic import op

revision = "0009_colours"
down_revision = "0008_sources"


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.Text))


def downgrade() -> None:
    op.drop_column("seats", "colour")
