-- Messages to people: written in the transaction of their cause, sent afterwards. The payload may hold a
-- code or a temporary password, so it is sealed, and such a one is forgotten once the message is on its way.

create table outbox_message (
  message_id uuid primary key,
  channel text not null check (channel in ('mail', 'text')),
  letter text not null,
  -- Null: to nobody. Whoever must not tell a known name from an unknown one writes such a row.
  recipient text,
  payload bytea,
  state text not null default 'queued' check (state in ('queued', 'sent', 'kept', 'dead')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outbox_message_age on outbox_message (created_at);
