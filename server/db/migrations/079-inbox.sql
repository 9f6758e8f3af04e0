-- One list of what customers write and ask for: docs/rules.md#message-kinds.
alter table contact_ticket add column kind text not null default 'message'
  check (kind in ('message', 'dispute', 'question', 'details', 'enrollment', 'leftover'));
alter table contact_ticket add column reference text;
alter table contact_ticket add column reason text;
update contact_ticket set kind = 'question' where about ~ '^request(:|$)';
update contact_ticket set kind = 'details' where about = 'profile';
update contact_ticket set reference = substring(about from '^[a-z]+:(.+)$') where about ~ '^[a-z]+:[^ ]';
comment on column contact_ticket.about is 'As contract/rules/contactAbout.ts reads it; of one from before an update its words.';
comment on column contact_ticket.kind is 'What the office does with it, by what it is about: contract/contact/labels.ts.';
comment on column contact_ticket.reference is 'The number of the invoice, request or contract that it is about.';
comment on column contact_ticket.reason is 'Why an invoice is disputed: contract/contact/labels.ts; null for all but disputes.';

-- A dispute is settled by a credit memo of the ERP, and is open again where that is rolled back.
alter table contact_entry drop constraint contact_entry_kind_check;
alter table contact_entry add constraint contact_entry_kind_check check (kind in
  ('answer', 'reply', 'note', 'take', 'close', 'reopen', 'merge', 'resolve', 'unresolve'));
comment on column contact_entry.author is 'A sign-in, or ''portal''.';
comment on column contact_entry.text is
  'What was written; of a merge the number of the double, of what a credit memo did its number; else empty.';
create index contact_ticket_reference on contact_ticket (reference) where reference is not null;
create index contact_ticket_disputed on contact_ticket (ticket_no) where kind = 'dispute' and status <> 'done';
create index contact_entry_resolved on contact_entry (at) where kind = 'resolve';

-- Pages of the list in its order, whatever narrows it. What waits for the office has an order of its own: it is the
-- newest of a million, and read off the others all that is done would be passed first.
create index contact_ticket_to_answer on contact_ticket (waiting_since, ticket_no) where status in ('new', 'open');
create index contact_ticket_all on contact_ticket (waiting_since, ticket_no);
create index contact_ticket_owner on contact_ticket (owner, waiting_since, ticket_no);
create index contact_ticket_kind on contact_ticket (kind, waiting_since, ticket_no);
create index contact_ticket_topic on contact_ticket (topic, waiting_since, ticket_no);
-- What is counted is counted in these alone.
create index contact_ticket_owner_count on contact_ticket (owner, status);
create index contact_ticket_kind_count on contact_ticket (kind, status);
create index contact_ticket_topic_count on contact_ticket (topic, status);

-- What a message is found by: with its thread in one text, however many words are looked for, one index is read.
alter table contact_ticket add column search_text text not null default '';
update contact_ticket t set search_text = lower(concat_ws(' ', t.ticket_no, t.sent_by, t.account_no,
  (select a.name from account a where a.account_no = t.account_no), t.reference, t.message,
  (select string_agg(e.text, ' ' order by e.seq) from contact_entry e where e.ticket_id = t.ticket_id and e.text <> '')));
comment on column contact_ticket.search_text is
  'Its number, sender, account as it was called, document, words and thread, in small letters.';
create index contact_ticket_found on contact_ticket using gin (search_text gin_trgm_ops);
