-- Accounts as the office looks for them: docs/rules.md#account-search. The extension comes with every PostgreSQL and is
-- trusted: whoever may create in the database may add it.
create extension if not exists pg_trgm;

create function account_search_text(account_no text, name text, dba text, city text, email text, phone text)
  returns text language sql immutable parallel safe as $$
  select lower(account_no || ' ' || name || ' ' || coalesce(dba, '') || ' ' || coalesce(city, '') || ' '
    || coalesce(email, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))
$$;
create index account_found on account
  using gin (account_search_text(account_no, name, dba, city, email, phone) gin_trgm_ops);
create index portal_user_found on portal_user using gin (search_text gin_trgm_ops);
create index invoice_total on invoice (total_cents);
create index payment_amount on payment (amount_cents);
create index payment_reference on payment (ltrim(reference, '0')) where reference is not null;
create index payment_option_last on payment_option (account_last);
create index request_check_no on request (check_no) where check_no is not null;
create index contact_ticket_account on contact_ticket (account_no, created_at) where account_no is not null;
create index outbox_message_reader on outbox_message (reader, created_at) where reader is not null;

-- What the office notes about accounts: docs/rules.md#account-notes.
create table account_note (
  note_id uuid primary key,
  account_no text not null,
  note text not null check (note <> ''),
  pinned boolean not null default false,
  author text not null,
  created_at timestamptz not null,
  follow_up_on date,
  owner text,
  done_at timestamptz,
  version integer not null default 1,
  -- Of the call that wrote it, which may come twice.
  key text not null,
  check ((follow_up_on is null) = (owner is null))
);
create index account_note_account on account_note (account_no, created_at);
create index account_note_due on account_note (follow_up_on) where follow_up_on is not null and done_at is null;
create unique index account_note_once on account_note (author, key);
comment on table account_note is 'What colleagues of the office tell each other about accounts. No customer sees it.';
comment on column account_note.author is 'A sign-in.';
comment on column account_note.follow_up_on is 'When somebody looks again; in the books zone.';
comment on column account_note.owner is 'The sign-in of whoever looks again.';
comment on column account_note.key is 'Of the call that wrote it, which may come twice.';

create table account_note_mention (
  note_id uuid not null references account_note on delete cascade,
  name text not null,
  primary key (note_id, name)
);
comment on table account_note_mention is 'Sign-ins of the office who are named in notes.';

create table account_tag (
  account_no text not null,
  tag text not null,
  primary key (account_no, tag)
);
comment on table account_tag is 'Words by which the office groups accounts. No customer sees them.';
