CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.editions (
    digest text NOT NULL,
    name text NOT NULL,
    data text NOT NULL
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
CREATE TABLE public.seats (
    table_id text NOT NULL,
    seat integer NOT NULL,
    kind text NOT NULL,
    name text,
    computer text,
    person integer
);
CREATE TABLE public.tables (
    id text NOT NULL,
    created text NOT NULL,
    maker integer NOT NULL,
    options text NOT NULL,
    edition text NOT NULL,
    seed text NOT NULL,
    finished boolean NOT NULL,
    summary text NOT NULL
);
ALTER TABLE ONLY public.people ALTER COLUMN id SET DEFAULT nextval('public.people_id_seq'::regclass);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.editions
    ADD CONSTRAINT editions_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_pkey PRIMARY KEY (table_id, n);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT one_answer_a_question UNIQUE (table_id, seat, question);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX ix_seats_person ON public.seats USING btree (person);
CREATE INDEX ix_tables_finished ON public.tables USING btree (finished);
CREATE INDEX ix_tables_maker ON public.tables USING btree (maker);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_edition_fkey FOREIGN KEY (edition) REFERENCES public.editions(digest);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_maker_fkey FOREIGN KEY (maker) REFERENCES public.people(id);
INSERT INTO public.alembic_version VALUES ('0001');
