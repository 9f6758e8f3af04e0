-- People without a sign-in ask for one: docs/rules.md#access-requests.
create table access_request (
  request_id uuid primary key,
  request_no text not null unique,
  state text not null default 'new' check (state in ('new', 'approved', 'rejected')),
  version integer not null default 1,
  asked_at timestamptz not null,
  -- As they were typed. All of it is forgotten after a time.
  account_no text,
  zip text,
  figure text,
  name text,
  email text,
  phone text,
  relationship text,
  note text,
  language text not null,
  network text,
  decided_by text,
  decided_at timestamptz,
  decision_key text,
  reason text,
  user_name text,
  forgotten_at timestamptz
);
create index access_request_place on access_request (state, asked_at, request_no);
create index access_request_email on access_request (email, asked_at) where email is not null;
create index access_request_account on access_request (account_no) where account_no is not null;
create index access_request_network on access_request (network, asked_at) where network is not null;
create index access_request_kept on access_request (decided_at) where forgotten_at is null;
create index access_request_user on access_request (user_name) where user_name is not null;
comment on table access_request is 'What people without a sign-in asked for. Nothing of it was looked up when they asked.';
comment on column access_request.version is 'Counts changes: whoever decides says from which one.';
comment on column access_request.figure is 'The number of an invoice or a statement, or an amount on one, as it was typed.';
comment on column access_request.email is 'In small letters.';
comment on column access_request.language is 'What the person read, and reads answers in.';
comment on column access_request.network is 'Where it came from, to count how many do; forgotten after a day.';
comment on column access_request.decision_key is 'The key of the call that decided: the same call again is answered as the first.';
comment on column access_request.user_name is 'The sign-in that was made or linked.';
comment on column access_request.forgotten_at is 'When what says who asked was deleted.';

create table access_request_number (
  year integer primary key,
  last integer not null
);
comment on table access_request_number is 'The last number of each year.';

-- Who was invited by which call, so that the same call again invites nobody twice.
create table contact_invitation (
  invited_by text not null,
  key text not null,
  email text not null,
  at timestamptz not null,
  primary key (invited_by, key, email)
);
comment on table contact_invitation is 'Persons of contacts.csv who were invited together: docs/rules.md#contact-invitations.';

create index outbox_message_invitation on outbox_message (lower(recipient), created_at) where letter = 'invitation';
create index contact_email on contact (lower(email));
