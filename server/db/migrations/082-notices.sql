-- People are told in time of what happens on their accounts: docs/rules.md#notices.
create table notice_run (
  run_id integer generated always as identity primary key,
  -- Either an import or a night.
  import_id bigint unique,
  day date unique,
  state text not null check (state in ('held', 'released', 'dropped')),
  because text check (because in ('first', 'unusual', 'rolledBack')),
  at timestamptz not null,
  people integer not null default 0,
  notices integer not null default 0,
  kinds jsonb not null default '{}',
  decided_by text,
  decided_at timestamptz,
  check ((import_id is null) <> (day is null))
);
create index notice_run_newest on notice_run (at desc, run_id desc);
comment on table notice_run is 'What an import or a night told: held until the office releases or drops it, or sent by itself.';
comment on column notice_run.import_id is 'No reference: a rollback forgets the import, and the run stays.';
comment on column notice_run.day is 'The day of the books zone whose reminders these are.';
comment on column notice_run.because is 'Why it was held, or why it was dropped by itself.';

create table notice (
  notice_id uuid primary key,
  -- A sign-in.
  person text not null,
  account_no text,
  kind text not null,
  subject text not null,
  facts jsonb not null,
  run_id integer references notice_run,
  created_at timestamptz not null,
  read_at timestamptz,
  in_bell boolean not null,
  email text not null check (email in ('waiting', 'written', 'none')),
  look_at timestamptz not null,
  message_id uuid,
  unique (person, kind, subject)
);
create index notice_newest on notice (person, created_at desc, notice_id desc);
create index notice_unread on notice (person) where read_at is null and in_bell;
create index notice_waiting on notice (look_at) where email = 'waiting';
create index notice_message on notice (message_id) where message_id is not null;
create index notice_run_of on notice (run_id) where run_id is not null;
create index notice_age on notice (created_at);
comment on table notice is 'What a person was told, each event once: docs/rules.md#notices.';
comment on column notice.account_no is 'The account that it is about; null: the sign-in.';
comment on column notice.subject is 'Which event of its kind it is: the same again tells nothing.';
comment on column notice.facts is 'What it says, before it has words: server/domain/notices/facts.ts.';
comment on column notice.run_id is 'The import or night that told it; null: it came with an email of its own.';
comment on column notice.in_bell is 'Whether the bell counts it.';
comment on column notice.email is 'none: there is an email of its own, or none is wanted.';
comment on column notice.look_at is 'Before this instant nobody looks whether its email is due.';
comment on column notice.message_id is 'The email that has it.';

create table notice_choice (
  person text primary key,
  choices jsonb not null,
  quiet_from text not null,
  quiet_until text not null,
  zone text not null,
  least_cents bigint not null,
  version integer not null default 1,
  changed_at timestamptz not null
);
comment on table notice_choice is 'What a person wants to be told of; no row: as in the beginning.';
comment on column notice_choice.choices is 'By group: when an email comes, and whether the bell counts it.';
comment on column notice_choice.least_cents is 'Movements below it are in the list alone.';
comment on column notice_choice.version is 'Counts changes: whoever changes it says from which one.';
