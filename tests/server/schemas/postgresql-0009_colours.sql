CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.blocked (
    name text NOT NULL
);
CREATE TABLE public.deal_attempts (
    deal text NOT NULL,
    person integer NOT NULL,
    table_id text NOT NULL
);
CREATE TABLE public.deal_results (
    id integer NOT NULL,
    deal text NOT NULL,
    table_id text NOT NULL,
    seat integer NOT NULL,
    person integer,
    name text,
    place integer NOT NULL,
    score integer NOT NULL,
    lead integer,
    money integer NOT NULL,
    ended text NOT NULL,
    practice text
);
CREATE SEQUENCE public.deal_results_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.deal_results_id_seq OWNED BY public.deal_results.id;
CREATE TABLE public.deals (
    code text NOT NULL,
    created text NOT NULL,
    options text NOT NULL,
    edition text NOT NULL,
    seed text NOT NULL,
    seats text NOT NULL,
    changed double precision NOT NULL,
    source text DEFAULT 'seed 0'::text NOT NULL
);
CREATE TABLE public.editions (
    digest text NOT NULL,
    name text NOT NULL,
    data text NOT NULL
);
CREATE TABLE public.heartbeat (
    at double precision NOT NULL
);
CREATE TABLE public.links (
    token_hash text NOT NULL,
    person integer NOT NULL,
    table_id text,
    seat integer,
    expires double precision NOT NULL
);
CREATE TABLE public.moves (
    table_id text NOT NULL,
    n integer NOT NULL,
    seat integer,
    question text,
    move text,
    log text NOT NULL,
    chance text NOT NULL,
    made text NOT NULL
);
CREATE TABLE public.people (
    id integer NOT NULL,
    token_hash text NOT NULL,
    created text NOT NULL
);
CREATE SEQUENCE public.people_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.people_id_seq OWNED BY public.people.id;
CREATE TABLE public.presences (
    person integer NOT NULL,
    table_id text NOT NULL,
    server text NOT NULL,
    until double precision NOT NULL
);
CREATE TABLE public.reports (
    name text NOT NULL,
    person integer NOT NULL,
    origin text,
    at double precision DEFAULT '0'::double precision NOT NULL
);
CREATE TABLE public.seats (
    table_id text NOT NULL,
    seat integer NOT NULL,
    kind text NOT NULL,
    name text,
    computer text,
    person integer,
    stand_in text,
    cause text,
    colour text
);
CREATE TABLE public.subscriptions (
    endpoint text NOT NULL,
    person integer NOT NULL,
    key text NOT NULL,
    secret text NOT NULL,
    language text NOT NULL,
    created double precision NOT NULL
);
CREATE TABLE public.table_marks (
    table_id text NOT NULL,
    mark text NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    created text NOT NULL,
    maker integer NOT NULL,
    options text NOT NULL,
    edition text NOT NULL,
    seed text NOT NULL,
    finished boolean NOT NULL,
    summary text NOT NULL,
    changed double precision DEFAULT '0'::double precision NOT NULL,
    waiting boolean DEFAULT false NOT NULL,
    public boolean DEFAULT false NOT NULL,
    house text DEFAULT '{}'::text NOT NULL,
    origin text,
    wish text,
    clocks text,
    due double precision,
    source text DEFAULT 'seed 0'::text NOT NULL,
    helped text
);
CREATE TABLE public.tokens (
    token_hash text NOT NULL,
    person integer NOT NULL
);
ALTER TABLE ONLY public.deal_results ALTER COLUMN id SET DEFAULT nextval('public.deal_results_id_seq'::regclass);
ALTER TABLE ONLY public.people ALTER COLUMN id SET DEFAULT nextval('public.people_id_seq'::regclass);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.blocked
    ADD CONSTRAINT blocked_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.deal_attempts
    ADD CONSTRAINT deal_attempts_pkey PRIMARY KEY (deal, person);
ALTER TABLE ONLY public.deal_results
    ADD CONSTRAINT deal_results_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.deals
    ADD CONSTRAINT deals_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.editions
    ADD CONSTRAINT editions_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_pkey PRIMARY KEY (table_id, n);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT one_answer_a_question UNIQUE (table_id, seat, question);
ALTER TABLE ONLY public.deal_results
    ADD CONSTRAINT one_result_a_seat UNIQUE (table_id, seat);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.presences
    ADD CONSTRAINT presences_pkey PRIMARY KEY (person, table_id, server);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (name, person);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (endpoint);
ALTER TABLE ONLY public.table_marks
    ADD CONSTRAINT table_marks_pkey PRIMARY KEY (table_id, mark);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (token_hash);
CREATE INDEX deal_attempts_person ON public.deal_attempts USING btree (person);
CREATE INDEX deals_edition ON public.deals USING btree (edition);
CREATE INDEX ix_deal_results_deal ON public.deal_results USING btree (deal);
CREATE INDEX ix_deal_results_person ON public.deal_results USING btree (person);
CREATE INDEX ix_deals_changed ON public.deals USING btree (changed);
CREATE INDEX ix_links_person ON public.links USING btree (person);
CREATE INDEX ix_seats_person ON public.seats USING btree (person);
CREATE INDEX ix_subscriptions_person ON public.subscriptions USING btree (person);
CREATE INDEX ix_tables_finished ON public.tables USING btree (finished);
CREATE INDEX ix_tables_maker ON public.tables USING btree (maker);
CREATE INDEX ix_tokens_person ON public.tokens USING btree (person);
CREATE INDEX tables_due ON public.tables USING btree (due) WHERE (due IS NOT NULL);
CREATE INDEX tables_edition ON public.tables USING btree (edition);
CREATE INDEX tables_origin ON public.tables USING btree (origin);
CREATE INDEX tables_public ON public.tables USING btree (public, changed);
CREATE INDEX tables_waiting ON public.tables USING btree (changed) WHERE waiting;
ALTER TABLE ONLY public.deal_attempts
    ADD CONSTRAINT deal_attempts_deal_fkey FOREIGN KEY (deal) REFERENCES public.deals(code) ON DELETE CASCADE;
ALTER TABLE ONLY public.deal_attempts
    ADD CONSTRAINT deal_attempts_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.deal_results
    ADD CONSTRAINT deal_results_deal_fkey FOREIGN KEY (deal) REFERENCES public.deals(code) ON DELETE CASCADE;
ALTER TABLE ONLY public.deal_results
    ADD CONSTRAINT deal_results_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.deals
    ADD CONSTRAINT deals_edition_fkey FOREIGN KEY (edition) REFERENCES public.editions(digest);
ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.presences
    ADD CONSTRAINT presences_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.presences
    ADD CONSTRAINT presences_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.table_marks
    ADD CONSTRAINT table_marks_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_edition_fkey FOREIGN KEY (edition) REFERENCES public.editions(digest);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_maker_fkey FOREIGN KEY (maker) REFERENCES public.people(id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
INSERT INTO public.alembic_version VALUES ('0009_colours');
