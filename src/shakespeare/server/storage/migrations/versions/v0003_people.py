"""People on several devices, links that are used once, tables for strangers, names that were reported."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "tokens",  # of further devices; the first is in people
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column(
            "person", sa.Integer, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True
        ),
    )
    op.create_table(
        "links",
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column(
            "person", sa.Integer, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE")),
        sa.Column("seat", sa.Integer),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table("blocked", sa.Column("name", sa.Text, primary_key=True))
    op.add_column("tables", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("house", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("origin", sa.Text))
    op.create_index("tables_public", "tables", ["public", "changed"])
    op.create_index("tables_origin", "tables", ["origin"])


def downgrade() -> None:
    for index in ("tables_origin", "tables_public"):
        op.drop_index(index, "tables")
    for column in ("origin", "house", "public"):
        op.drop_column("tables", column)
    for table in ("blocked", "reports", "links", "tokens"):
        op.drop_table(table)
