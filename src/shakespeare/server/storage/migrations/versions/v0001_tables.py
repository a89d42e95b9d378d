"""Tables, seats and moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("token_hash", sa.Text, nullable=False, unique=True),
        sa.Column("created", sa.Text, nullable=False),
    )
    op.create_table(
        "editions",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("maker", sa.Integer, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, sa.ForeignKey("editions.digest"), nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False, index=True),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("computer", sa.Text),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), index=True),
    )
    op.create_table(
        "moves",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("question", sa.Text),
        sa.Column("move", sa.Text),
        sa.Column("log", sa.Text, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("made", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "question", name="one_answer_a_question"),
    )


def downgrade() -> None:
    for table in ("moves", "seats", "tables", "editions", "people"):
        op.drop_table(table)
