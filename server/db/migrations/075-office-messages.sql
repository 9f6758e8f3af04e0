-- The office answers messages in the portal: docs/rules.md#messages.
alter table contact_ticket drop constraint contact_ticket_status_check;
update contact_ticket set status = case status when 'open' then 'new' when 'answered' then 'waiting' else 'done' end;
alter table contact_ticket
  alter column status set default 'new',
  add constraint contact_ticket_status_check check (status in ('new', 'open', 'waiting', 'done'));

alter table contact_ticket add column owner text;
alter table contact_ticket add column version integer not null default 1;
alter table contact_ticket add column waiting_since timestamptz;
alter table contact_ticket add column merged_into uuid references contact_ticket;
alter table contact_ticket add column merged_at timestamptz;
update contact_ticket set waiting_since = created_at;
alter table contact_ticket alter column waiting_since set not null;

drop index contact_ticket_open;
create index contact_ticket_waiting on contact_ticket (status, waiting_since, ticket_no);
create index contact_ticket_merged on contact_ticket (merged_into) where merged_into is not null;

comment on column contact_ticket.status is 'Where it stands: contract/rules/messageStates.ts.';
comment on column contact_ticket.owner is 'Who of the office works on it, a sign-in; null: nobody.';
comment on column contact_ticket.version is 'Counts changes: whoever changes it says from which one.';
comment on column contact_ticket.waiting_since is 'Since when it waits for the side whose turn it is.';
comment on column contact_ticket.merged_into is 'The message that is answered in its place; null for all but doubles.';

-- What came after the message itself, in both directions, and what the office did.
create table contact_entry (
  entry_id uuid primary key,
  -- Of a double the customer's answers stay with it.
  ticket_id uuid not null references contact_ticket,
  seq integer not null,
  at timestamptz not null,
  author text not null,
  kind text not null check (kind in ('answer', 'reply', 'note', 'take', 'close', 'reopen', 'merge')),
  text text not null,
  unique (ticket_id, seq)
);
create index contact_entry_answers on contact_entry (author, at) where kind = 'answer';
comment on table contact_entry is 'What came after a message: answers of the customer, and what the office wrote and did.';
comment on column contact_entry.author is 'A sign-in.';
comment on column contact_entry.text is 'What was written; of a merge the number of the double; else empty.';

create table message_template (
  template_id uuid primary key,
  name text not null,
  -- With fields such as {number}: contract/rules/messageTemplate.ts.
  text text not null,
  saved_by text not null,
  saved_at timestamptz not null
);
create unique index message_template_name on message_template (lower(name));
comment on table message_template is 'Replies that the office writes often.';
comment on column message_template.text is 'With fields such as {number}: contract/rules/messageTemplate.ts.';
