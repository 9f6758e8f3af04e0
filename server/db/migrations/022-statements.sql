-- Statements as they were shown. A snapshot is frozen once and stays: what the ERP says anew becomes another one.

create table statement_snapshot (
  statement_no text not null,
  -- 1, and one more for each time that the ERP said something else under the same number.
  version integer not null,
  account_no text not null,
  -- As the paper counts.
  revision integer not null,
  -- The number whose place it takes: another statement's, or its own where version is above 1.
  replaces text,
  reason text,
  -- Of the ERP's row, to see whether it still says the same.
  fingerprint text not null,
  -- Canonical JSON, and its hash in hex.
  content text not null,
  sha256 text not null,
  import_id bigint not null,
  frozen_at timestamptz not null default now(),
  primary key (statement_no, version)
);

create function stay_as_it_is() returns trigger language plpgsql as $$
begin
  raise exception 'A row of % is never changed; write another one.', tg_table_name;
end $$;

create trigger statement_snapshot_stays before update or delete on statement_snapshot
  for each row execute function stay_as_it_is();

-- The PDF that was drawn from a snapshot, once and for all.
create table statement_pdf (
  statement_no text not null,
  version integer not null,
  renderer_version integer not null,
  sha256 text not null references document,
  rendered_at timestamptz not null default now(),
  primary key (statement_no, version),
  foreign key (statement_no, version) references statement_snapshot
);

create trigger statement_pdf_stays before update or delete on statement_pdf
  for each row execute function stay_as_it_is();

-- Who opened which statement first, when.
create table statement_view (
  name text not null,
  statement_no text not null,
  first_viewed_at timestamptz not null,
  primary key (name, statement_no)
);

create index statement_superseded on statement (supersedes) where supersedes is not null;
create index statement_period on statement (period_to desc);
