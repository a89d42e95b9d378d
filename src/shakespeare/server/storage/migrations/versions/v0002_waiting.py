"""When a table has last changed, and whether a computer player has to move there."""

import json
from datetime import datetime

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("changed", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("waiting", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index(
        "tables_waiting",
        "tables",
        ["changed"],
        postgresql_where=sa.text("waiting"),
        sqlite_where=sa.text("waiting"),
    )
    connection = op.get_bind()
    for id, made in connection.execute(
        sa.text("SELECT table_id, max(made) FROM moves GROUP BY table_id")
    ).all():
        changed = datetime.fromisoformat(made).timestamp()
        connection.execute(
            sa.text("UPDATE tables SET changed = :at WHERE id = :id"), {"at": changed, "id": id}
        )
    computers: dict[str, set[int]] = {}
    for id, seat in connection.execute(sa.text("SELECT table_id, seat FROM seats WHERE kind = 'computer'")):
        computers.setdefault(id, set()).add(seat)
    for id, summary in connection.execute(sa.text("SELECT id, summary FROM tables WHERE NOT finished")).all():
        if computers.get(id, set()) & set(json.loads(summary)["deciders"]):
            connection.execute(
                sa.text("UPDATE tables SET waiting = :yes WHERE id = :id"), {"yes": True, "id": id}
            )


def downgrade() -> None:
    op.drop_index("tables_waiting", "tables")
    op.drop_column("tables", "waiting")
    op.drop_column("tables", "changed")
