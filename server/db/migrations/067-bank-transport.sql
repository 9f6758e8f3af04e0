-- Files on their way to the bank: docs/rules.md#ach-transport.
create table ach_delivery (
  batch_no integer primary key references ach_batch,
  -- The name at the bank, the same in each attempt.
  file_name text not null,
  started_at timestamptz not null,
  -- Counts attempts: whoever goes on says which one is theirs.
  attempts integer not null default 1,
  -- Until then the attempt is somebody's, and the file is neither voided nor marked as sent by hand.
  held_until timestamptz,
  -- Since when the bank may have the file: right before it gets its name. Null where it is known not to have it.
  placing_at timestamptz,
  -- Of what gets the name, which is encrypted where there is a key.
  put_sha256 text,
  put_size bigint,
  -- What was in the way, as a kind of trouble; null where nothing was.
  fault text,
  next_try_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('delivered', 'uncertain', 'withdrawn')),
  check (num_nonnulls(put_sha256, put_size) in (0, 2)),
  check (num_nonnulls(ended_at, outcome) in (0, 2))
);
create index ach_delivery_open on ach_delivery (batch_no) where ended_at is null;
comment on table ach_delivery is 'Files on their way to the bank, one row for each that was begun.';
