"""Clocks, computer players who stand in for somebody, and where notices are sent."""

import sqlalchemy as sa
from alembic import op

revision = "0005_time"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", sa.Column("stand_in", sa.Text))
    op.add_column("seats", sa.Column("cause", sa.Text))
    op.add_column("tables", sa.Column("clocks", sa.Text))
    op.add_column("tables", sa.Column("due", sa.Float))  # when some seat's time will be up
    op.create_index(
        "tables_due",
        "tables",
        ["due"],
        postgresql_where=sa.text("due IS NOT NULL"),
        sqlite_where=sa.text("due IS NOT NULL"),
    )
    # The last sign of life of any server, in one row.
    heartbeat = op.create_table("heartbeat", sa.Column("at", sa.Float, nullable=False))
    op.bulk_insert(heartbeat, [{"at": 0.0}])
    op.create_table(
        "subscriptions",  # addresses of push services, which people have asked us to send notices to
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column(
            "person", sa.Integer, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "presences",  # who of them is at which table, by which server
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("server", sa.Text, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("presences", "subscriptions", "heartbeat"):
        op.drop_table(table)
    op.drop_index("tables_due", "tables")
    for column in ("due", "clocks"):
        op.drop_column("tables", column)
    for column in ("cause", "stand_in"):
        op.drop_column("seats", column)
