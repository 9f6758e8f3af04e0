-- What was done about differences between portal, bank and ERP: docs/rules.md#reconciliation. The differences
-- themselves are worked out from what all three say now.
create table reconciliation_note (
  kind text not null,
  -- A request's id or the ERP's payment number.
  subject text not null,
  seq integer not null,
  -- Of the difference.
  day date not null,
  at timestamptz not null,
  by text not null,
  move text not null check (move in ('match', 'ask', 'write', 'close', 'reopen')),
  -- Where it stands since then: a difference of another amount is a new one.
  state text not null check (state in ('open', 'asked', 'closed')),
  difference_cents bigint not null,
  reason text not null,
  look_again_on date,
  primary key (kind, subject, seq)
);

-- Days whose figures two people signed. What has one signature alone waits for the other.
create table reconciliation_close (
  through date primary key,
  from_day date not null,
  -- CloseFigures of contract, as they were signed.
  figures jsonb not null,
  -- Of the figures: the second person signs the same ones.
  hash text not null,
  first_by text not null,
  first_at timestamptz not null,
  second_by text,
  second_at timestamptz
);
create unique index reconciliation_close_waiting on reconciliation_close ((true)) where second_by is null;

-- Whoever signs locks this row first.
create table reconciliation_lock (
  one boolean primary key default true check (one)
);

create index request_payment on request (payment_no) where payment_no is not null;
create index request_posted on request (posted_on) where posted_on is not null;
create index payment_portal_request on payment (portal_request_no) where portal_request_no is not null;
create index payment_day on payment (posting_date) where status = 'P';
create index ach_entry_day on ach_entry (effective_date) where request_id is not null;
