CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
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
	summary TEXT NOT NULL, changed FLOAT DEFAULT '0' NOT NULL, waiting BOOLEAN DEFAULT 0 NOT NULL, public BOOLEAN DEFAULT 0 NOT NULL, house TEXT DEFAULT '{}' NOT NULL, origin TEXT, wish TEXT, clocks TEXT, due FLOAT, source TEXT DEFAULT 'seed 0' NOT NULL, helped TEXT,
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
	person INTEGER, stand_in TEXT, cause TEXT, colour TEXT,
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
CREATE TABLE tokens (
	token_hash TEXT NOT NULL,
	person INTEGER NOT NULL,
	PRIMARY KEY (token_hash),
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE TABLE links (
	token_hash TEXT NOT NULL,
	person INTEGER NOT NULL,
	table_id TEXT,
	seat INTEGER,
	expires FLOAT NOT NULL,
	PRIMARY KEY (token_hash),
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE,
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX ix_links_person ON links (person);
CREATE TABLE reports (
	name TEXT NOT NULL,
	person INTEGER NOT NULL, origin TEXT, at FLOAT DEFAULT '0' NOT NULL,
	PRIMARY KEY (name, person),
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE blocked (
	name TEXT NOT NULL,
	PRIMARY KEY (name)
);
CREATE INDEX tables_public ON tables (public, changed);
CREATE INDEX tables_origin ON tables (origin);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE TABLE heartbeat (
	at FLOAT NOT NULL
);
CREATE TABLE subscriptions (
	endpoint TEXT NOT NULL,
	person INTEGER NOT NULL,
	"key" TEXT NOT NULL,
	secret TEXT NOT NULL,
	language TEXT NOT NULL,
	created FLOAT NOT NULL,
	PRIMARY KEY (endpoint),
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE INDEX ix_subscriptions_person ON subscriptions (person);
CREATE TABLE presences (
	person INTEGER NOT NULL,
	table_id TEXT NOT NULL,
	server TEXT NOT NULL,
	until FLOAT NOT NULL,
	PRIMARY KEY (person, table_id, server),
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE,
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE deals (
	code TEXT NOT NULL,
	created TEXT NOT NULL,
	options TEXT NOT NULL,
	edition TEXT NOT NULL,
	seed TEXT NOT NULL,
	seats TEXT NOT NULL,
	changed FLOAT NOT NULL, source TEXT DEFAULT 'seed 0' NOT NULL,
	PRIMARY KEY (code),
	FOREIGN KEY(edition) REFERENCES editions (digest)
);
CREATE INDEX ix_deals_changed ON deals (changed);
CREATE TABLE deal_attempts (
	deal TEXT NOT NULL,
	person INTEGER NOT NULL,
	table_id TEXT NOT NULL,
	PRIMARY KEY (deal, person),
	FOREIGN KEY(deal) REFERENCES deals (code) ON DELETE CASCADE,
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE INDEX deal_attempts_person ON deal_attempts (person);
CREATE TABLE deal_results (
	id INTEGER NOT NULL,
	deal TEXT NOT NULL,
	table_id TEXT NOT NULL,
	seat INTEGER NOT NULL,
	person INTEGER,
	name TEXT,
	place INTEGER NOT NULL,
	score INTEGER NOT NULL,
	lead INTEGER,
	money INTEGER NOT NULL,
	ended TEXT NOT NULL,
	practice TEXT,
	PRIMARY KEY (id),
	CONSTRAINT one_result_a_seat UNIQUE (table_id, seat),
	FOREIGN KEY(deal) REFERENCES deals (code) ON DELETE CASCADE,
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE SET NULL
);
CREATE INDEX ix_deal_results_person ON deal_results (person);
CREATE INDEX ix_deal_results_deal ON deal_results (deal);
CREATE TABLE table_marks (
	table_id TEXT NOT NULL,
	mark TEXT NOT NULL,
	PRIMARY KEY (table_id, mark),
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE "people" (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
	token_hash TEXT NOT NULL,
	created TEXT NOT NULL,
	UNIQUE (token_hash)
);
CREATE INDEX tables_edition ON tables (edition);
CREATE INDEX deals_edition ON deals (edition);
INSERT INTO alembic_version VALUES ('0009_colours');
