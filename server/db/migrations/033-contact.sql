-- What customers wrote to the company, and what they attached.
create table contact_ticket (
  ticket_id uuid primary key,
  -- 'CT-2026-000045'.
  ticket_no text not null unique,
  sent_by text not null,
  account_no text,
  topic text not null,
  -- In words: "Invoice 0048213".
  about text,
  reply_by text not null check (reply_by in ('phone', 'email', 'text')),
  -- An e-mail address, or +1 and ten digits.
  reply_to text not null,
  message text not null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null
);
create index contact_ticket_sender on contact_ticket (sent_by, created_at desc);
create index contact_ticket_open on contact_ticket (status, created_at);

create table contact_attachment (
  ticket_id uuid not null references contact_ticket,
  seq integer not null,
  file_name text not null,
  media_type text not null,
  sha256 text not null,
  content bytea not null,
  primary key (ticket_id, seq)
);

create table contact_number (
  year integer primary key,
  last integer not null
);
