CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE people (
	id INTEGER NOT NULL,
	token_hash TEXT NOT NULL,
	created TEXT NOT NULL,
	PRIMARY KEY (id),
	UNIQUE (token_hash)
);
CREATE TABLE editions (
	digest TEXT NOT NULL,
	name TEXT NOT NULL,
	data TEXT NOT NULL,
	PRIMARY KEY (digest)
);
CREATE TABLE tables (
	id TEXT NOT NULL,
	created TEXT NOT NULL,
	maker INTEGER NOT NULL,
	options TEXT NOT NULL,
	edition TEXT NOT NULL,
	seed TEXT NOT NULL,
	finished BOOLEAN NOT NULL,
	summary TEXT NOT NULL, changed FLOAT DEFAULT '0' NOT NULL, waiting BOOLEAN DEFAULT 0 NOT NULL,
	PRIMARY KEY (id),
	FOREIGN KEY(maker) REFERENCES people (id),
	FOREIGN KEY(edition) REFERENCES editions (digest)
);
CREATE INDEX ix_tables_maker ON tables (maker);
CREATE INDEX ix_tables_finished ON tables (finished);
CREATE TABLE seats (
	table_id TEXT NOT NULL,
	seat INTEGER NOT NULL,
	kind TEXT NOT NULL,
	name TEXT,
	computer TEXT,
	person INTEGER,
	PRIMARY KEY (table_id, seat),
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE,
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE INDEX ix_seats_person ON seats (person);
CREATE TABLE moves (
	table_id TEXT NOT NULL,
	n INTEGER NOT NULL,
	seat INTEGER,
	question TEXT,
	move TEXT,
	log TEXT NOT NULL,
	chance TEXT NOT NULL,
	made TEXT NOT NULL,
	PRIMARY KEY (table_id, n),
	CONSTRAINT one_answer_a_question UNIQUE (table_id, seat, question),
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX tables_waiting ON tables (changed) WHERE waiting;
INSERT INTO alembic_version VALUES ('0002');
