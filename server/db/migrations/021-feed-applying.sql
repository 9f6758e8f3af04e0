-- What became of each drop, and what takes an applied one back. feed_import is the stack of what is applied:
-- its newest row is what customers see, and a rollback takes it away again.

create table feed_drop (
  drop_id bigint generated always as identity primary key,
  drop_name text not null,
  -- Empty where there was no manifest to read.
  manifest_sha256 text not null,
  -- Where it lay when it was looked at, absolute: an approval reads it again.
  folder text not null,
  as_of date,
  outcome text not null check (outcome in ('applied', 'held', 'refused', 'rolledBack', 'dismissed')),
  looked_at timestamptz not null default now(),
  rows_read bigint not null,
  rows_quarantined bigint not null,
  -- By file: new, changed, removed and quarantined rows, and how many there are and were.
  changes jsonb not null,
  -- Why it waits for an administrator, or would have without one.
  holds jsonb not null,
  -- Sum of the accounts' regular balances; null where the drop was not compared with them.
  receivable_before_cents bigint,
  receivable_after_cents bigint,
  decided_by text,
  decided_at timestamptz,
  import_id bigint references feed_import on delete set null,
  unique (drop_name, manifest_sha256)
);
create index feed_drop_import on feed_drop (import_id);
create index feed_drop_manifest on feed_drop (manifest_sha256);

insert into feed_drop (drop_name, manifest_sha256, folder, as_of, outcome, looked_at, rows_read,
    rows_quarantined, changes, holds, import_id)
  select distinct on (drop_name, manifest_sha256) drop_name, manifest_sha256, '', as_of, 'applied', applied_at,
    rows_read, rows_quarantined, changes, '[]', import_id
  from feed_import order by drop_name, manifest_sha256, import_id desc;

-- Findings belong to the drop: one that was refused has them too.
alter table feed_finding rename to feed_finding_before;
create table feed_finding (
  drop_id bigint not null references feed_drop on delete cascade,
  seq integer not null,
  severity text not null check (severity in ('fatal', 'row', 'warn')),
  file text not null,
  line bigint,
  key text,
  column_name text,
  rule text not null,
  value text,
  message text not null,
  hint text,
  primary key (drop_id, seq)
);
insert into feed_finding
  select d.drop_id, f.seq, f.severity, f.file, f.line, f.key, f.column_name, f.rule, f.value, f.message, f.hint
  from feed_finding_before f join feed_drop d using (import_id);
drop table feed_finding_before;

alter table feed_import drop column rows_read, drop column rows_quarantined, drop column changes;
-- Whether what it replaced is still kept; what was imported before this step cannot be taken back.
alter table feed_import add column journal boolean not null default false;

-- Rows as they were before an import changed them; with feed_removed, what takes it back.
create table feed_replaced (
  import_id bigint not null,
  table_name text not null,
  row jsonb not null
);
create index feed_replaced_import on feed_replaced (import_id, table_name);

-- Rows of the ERP that are quarantined, so that their accounts can say that they are being updated.
create table feed_held (
  table_name text not null,
  key text not null,
  account_no text not null,
  -- The day that the rows shown instead are from; null where there never was a whole one.
  as_of date,
  primary key (table_name, key)
);
create index feed_held_account on feed_held (account_no);

-- How far the import is that holds the lock; what a dead one left is overwritten by the next.
create table feed_progress (
  only_row boolean primary key default true check (only_row),
  drop_name text not null,
  began_at timestamptz not null,
  told_at timestamptz not null,
  step text not null,
  file text,
  rows bigint
);
