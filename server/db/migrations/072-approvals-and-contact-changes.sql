-- What the approval of a request rested on: docs/rules.md#changed-since-approval. A request that was approved before
-- this table was there has no row, and nothing holds it back.
create table request_approval (
  request_id uuid primary key references request,
  -- ApprovalBasis of contract, of the moment of the last approval.
  basis jsonb not null
);
comment on table request_approval is 'What the last approval of a request rested on.';

-- What people changed of their own contact data, for the ERP: docs/rules.md#ach-sheets.
alter table contact_change add column change_no integer generated always as identity unique;
alter table contact_change add column new_value text;
alter table contact_change add column was_proven boolean not null default true;
alter table contact_change add column batch_no integer references ach_batch;
create index contact_change_waiting on contact_change (changed_at) where batch_no is null and new_value is not null;
comment on column contact_change.change_no is 'What the ERP reads as CC-2026-000123.';
comment on column contact_change.old_value is 'What was replaced; empty where there was nothing.';
comment on column contact_change.new_value is 'Empty where it was removed; null where nobody wrote it down yet.';
comment on column contact_change.was_proven is 'Whether a code had proven what was replaced: only that is held for three days.';
comment on column contact_change.batch_no is 'The bank file that the change stands beside; null while it waits for one.';

-- Kept as it was given: changes are deleted, and accounts get other people.
create table contact_change_entry (
  batch_no integer not null references ach_batch,
  seq integer not null,
  request_no text not null,
  account_no text not null,
  field text not null check (field in ('email', 'phone')),
  old_value text not null,
  new_value text not null,
  requested_by text not null,
  primary key (batch_no, seq)
);
comment on table contact_change_entry is 'The changes of contact data that stand beside a bank file, a row for each account.';
