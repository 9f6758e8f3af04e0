-- Checks of bank accounts before money is taken from them: docs/rules.md#account-validation.
create table option_validation (
  validation_id uuid primary key,
  -- What it is called in bank files and by the office: 'AV-000012'.
  validation_no integer generated always as identity unique,
  option_id uuid not null references payment_option,
  kind text not null check (kind in ('prenote', 'microEntries')),
  status text not null check (status in ('waiting', 'sent', 'confirmed', 'failed', 'expired', 'dropped')),
  -- The two deposits, in cents.
  first_cents smallint,
  second_cents smallint,
  -- Pairs of cents that were tried and are not the ones, each with the smaller first.
  tried jsonb not null default '[]',
  created_at timestamptz not null,
  -- What the file said that it was in; null before it was sent.
  sent_at timestamptz,
  arrives_on date,
  -- The first day on which silence decides: a prenote is good then, deposits have lapsed.
  decide_on date,
  decided_at timestamptz,
  return_code text,
  check (
    case kind
      when 'prenote' then num_nonnulls(first_cents, second_cents) = 0
      else first_cents between 1 and 99 and second_cents between 1 and 99 and first_cents <> second_cents
    end
  ),
  check (num_nonnulls(sent_at, arrives_on, decide_on) in (0, 3)),
  check ((decided_at is null) = (status in ('waiting', 'sent')))
);
create unique index option_validation_live on option_validation (option_id) where status in ('waiting', 'sent');
create index option_validation_option on option_validation (option_id, created_at);
create index option_validation_due on option_validation (decide_on) where status = 'sent';
create index option_validation_waiting on option_validation (validation_no) where status = 'waiting';

comment on table option_validation is 'Checks of bank accounts before money is taken from them, by two small deposits or a prenote.';
comment on column option_validation.validation_no is 'What it is called in bank files and by the office: AV-000012.';
comment on column option_validation.first_cents is 'One of the two deposits; told to nobody but the bank and the office.';
comment on column option_validation.tried is 'Pairs of cents that were tried and are not the ones, each with the smaller first.';
comment on column option_validation.decide_on is 'The first day on which silence decides: a prenote is good then, deposits have lapsed.';

-- A check is in a file as a request is: one entry for a prenote, two for deposits.
alter table ach_entry alter column request_id drop not null;
alter table ach_entry add column validation_id uuid references option_validation;
alter table ach_entry add column part smallint not null default 1 check (part in (1, 2));
alter table ach_entry drop constraint ach_entry_amount_cents_check;
alter table ach_entry add check (amount_cents > 0 or (amount_cents = 0 and validation_id is not null));
alter table ach_entry add check (num_nonnulls(request_id, validation_id) = 1);
-- Each part of a check is in one live file at most.
create unique index ach_entry_live_validation on ach_entry (validation_id, part) where live;

-- Whether a number was tried too often is asked for by owner and fingerprint, of deleted bank accounts too.
create index payment_option_number on payment_option (owner, fingerprint);
-- What waits to be checked.
create index payment_option_pending on payment_option (created_at) where status = 'pendingVerification';
