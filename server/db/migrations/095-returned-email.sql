-- What became of emails after they left, and which addresses get none for now: docs/rules.md#returned-email.
alter table outbox_message drop constraint outbox_message_state_check;
alter table outbox_message add constraint outbox_message_state_check
  check (state in ('queued', 'sent', 'kept', 'dead', 'bounced', 'complained'));
alter table outbox_message add column carrier_id text;
alter table outbox_message add column copy_of uuid;
create unique index outbox_message_carrier on outbox_message (carrier_id) where carrier_id is not null;
create index outbox_message_copies on outbox_message (copy_of, created_at) where copy_of is not null;
comment on column outbox_message.state is
  'kept: there is nowhere to send it to, so it waits to be read here. dead: given up. bounced: it left and came back. complained: its reader called it spam.';
comment on column outbox_message.carrier_id is 'What the carrier calls it where that is another name than ours.';
comment on column outbox_message.copy_of is 'The email of which it is a copy that the office had sent.';

alter table announcement_reader drop constraint announcement_reader_outcome_check;
alter table announcement_reader add constraint announcement_reader_outcome_check
  check (outcome in ('sent', 'kept', 'dead', 'bounced', 'complained'));

create table email_report (
  report_id text primary key,
  message_id uuid not null,
  address text not null,
  kind text not null check (kind in ('permanent', 'transient', 'complaint')),
  at timestamptz not null
);
create index email_report_address on email_report (address, at);
create index email_report_age on email_report (at);
comment on table email_report is 'What carriers reported of emails, each report once; forgotten with its email.';
comment on column email_report.address is 'In lower case.';
comment on column email_report.at is 'When it came in.';

create table suppressed_address (
  address text primary key,
  reason text not null check (reason in ('bounced', 'unreachable', 'complained')),
  since timestamptz not null,
  reader text,
  message_id uuid not null,
  letter text not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('person', 'changed', 'office', 'delivery')),
  code_hash bytea,
  code_sent_at timestamptz,
  code_tries integer not null default 0,
  check ((ended_at is null) = (ended_by is null))
);
create index suppressed_address_reader on suppressed_address (reader) where ended_at is null;
comment on table suppressed_address is 'Addresses whose emails came back or were reported as spam. A mark that ended stays: what was sent before then marks nothing.';
comment on column suppressed_address.address is 'In lower case.';
comment on column suppressed_address.reader is 'The sign-in that was written to; null: nobody''s.';
comment on column suppressed_address.letter is 'The kind of the email that did it.';
comment on column suppressed_address.code_hash is 'Of the code by which a person confirms the address.';
