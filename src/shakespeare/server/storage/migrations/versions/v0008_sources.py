"""What tables and deals draw from: a secret, or a seed that was chosen; and who was helped with a decision.

Games that go on draw from a secret of their own from now on, unless their seed was chosen or they are played for a deal.
Those that are over, and the deals, keep the seed of their shuffle. The column `seed` stays, because migrations only add.
"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0008_sources"
down_revision = "0007_ends"

_SEED = "UPDATE {} SET source = 'seed ' || seed"
_GOING_ON = (
    "SELECT id FROM tables WHERE NOT finished AND NOT EXISTS "
    "(SELECT 1 FROM table_marks WHERE table_id = tables.id AND mark = 'seed') AND NOT EXISTS "
    "(SELECT 1 FROM seats WHERE table_id = tables.id AND computer LIKE 'lesson-%') AND NOT EXISTS "
    "(SELECT 1 FROM deals WHERE house LIKE '%\"' || code || '\"%')"
)


def upgrade() -> None:
    connection = op.get_bind()
    for table in ("tables", "deals"):
        op.add_column(table, sa.Column("source", sa.Text, nullable=False, server_default="seed 0"))
        connection.execute(sa.text(_SEED.format(table)))
    op.add_column("tables", sa.Column("helped", sa.Text))
    going_on = [
        {"id": id, "source": f"secret {secrets.token_hex(32)}"}
        for (id,) in connection.execute(sa.text(_GOING_ON))
    ]
    if going_on:
        connection.execute(sa.text("UPDATE tables SET source = :source WHERE id = :id"), going_on)


def downgrade() -> None:
    op.drop_column("tables", "helped")
    for table in ("tables", "deals"):
        op.drop_column(table, "source")
