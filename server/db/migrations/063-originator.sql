-- What a bank file says of its sender, in versions. One holds once somebody else than its proposer has confirmed it, so
-- that nobody alone can turn the company's debits or its own account elsewhere.
create table originator_version (
  version_id bigint generated always as identity primary key,
  settings jsonb not null,
  -- The company's own account, where files are balanced. The number is sealed as those of customers are.
  offset_routing_number text,
  offset_account_type text check (offset_account_type in ('checking', 'savings')),
  offset_last text,
  offset_sealed jsonb,
  key_id text,
  -- A version that keeps the account keeps its place too: what is sealed opens under no other one.
  offset_place uuid,
  -- Never before the confirmation: what was in force until then stays as it was.
  effective_from timestamptz not null,
  proposed_at timestamptz not null,
  proposed_by text not null,
  decision text check (decision in ('confirmed', 'refused')),
  decided_at timestamptz,
  decided_by text,
  check (
    num_nonnulls(offset_routing_number, offset_account_type, offset_last, offset_sealed, key_id, offset_place) in (0, 6)
  ),
  check (num_nonnulls(decision, decided_at, decided_by) in (0, 3)),
  check (decision is distinct from 'confirmed' or decided_by <> proposed_by)
);
-- Two that wait could not both be told from what is in force.
create unique index originator_version_waiting on originator_version ((true)) where decision is null;
create index originator_version_key on originator_version (key_id, version_id);
comment on table originator_version is 'What a bank file says of its sender, in versions that two administrators decide.';
comment on column originator_version.settings is 'An OriginatorSettings of contract.';
comment on column originator_version.offset_last is 'The last digits of the number.';
comment on column originator_version.key_id is 'The outer key that offset_sealed needs, so that a rotation finds what is left to do.';
comment on column originator_version.offset_place is 'The place under which the number is sealed; the same as long as the account is kept.';
comment on column originator_version.effective_from is 'Not before the confirmation, which moves it where it was earlier.';
comment on column originator_version.decision is 'Null while it waits for another administrator.';

-- Whoever proposes or decides locks this row first, so that of two at once the second sees the first.
create table originator_lock (
  one boolean primary key default true check (one)
);
comment on table originator_lock is 'Whoever proposes or decides a version of the originator locks this row first.';
