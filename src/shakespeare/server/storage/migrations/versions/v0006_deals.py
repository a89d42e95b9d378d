"""Deals: the shuffle of a game, shared, and how people fared with it; and what helped a game along."""

import sqlalchemy as sa
from alembic import op

revision = "0006_deals"
down_revision = "0005_time"


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, sa.ForeignKey("editions.digest"), nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "deal_attempts",  # the game with which a person met a deal, whatever became of it
        sa.Column("deal", sa.Text, sa.ForeignKey("deals.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
    )
    op.create_index("deal_attempts_person", "deal_attempts", ["person"])
    op.create_table(
        "deal_results",  # they outlive their tables
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column(
            "deal", sa.Text, sa.ForeignKey("deals.code", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id", ondelete="SET NULL"), index=True),
        sa.Column("name", sa.Text),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("lead", sa.Integer),
        sa.Column("money", sa.Integer, nullable=False),
        sa.Column("ended", sa.Text, nullable=False),
        sa.Column("practice", sa.Text),
        sa.UniqueConstraint("table_id", "seat", name="one_result_a_seat"),
    )
    op.create_table(
        "table_marks",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("mark", sa.Text, primary_key=True),
    )


def downgrade() -> None:
    for table in ("table_marks", "deal_results", "deal_attempts", "deals"):
        op.drop_table(table)
