-- Customers say by when they pay how much: docs/rules.md#promise.
create table promise (
  promise_id uuid primary key,
  account_no text not null,
  invoice_no text,
  day date not null,
  amount_cents bigint not null check (amount_cents > 0),
  made_by text not null,
  by_office boolean not null,
  made_at timestamptz not null,
  version integer not null default 1,
  state text not null default 'open' check (state in ('open', 'kept', 'broken', 'withdrawn')),
  kept_by text check (kept_by in ('posted', 'onItsWay')),
  ended_at timestamptz,
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'kept') = (kept_by is not null))
);
create unique index promise_one_open on promise (account_no, coalesce(invoice_no, '')) where state = 'open';
create index promise_account on promise (account_no, made_at);
create index promise_broken on promise (day) where state = 'broken';
comment on table promise is 'By when an account pays how much of what is past due, as somebody said.';
comment on column promise.invoice_no is 'Null: of all that is past due on the account.';
comment on column promise.day is 'The last day, in the books zone.';
comment on column promise.made_by is 'A sign-in: of the customer, or of the office where it was told by phone.';
comment on column promise.version is 'Counts changes: whoever changes it says from which one.';
comment on column promise.kept_by is 'Payments that the ERP has posted, or with them requests that were on their way.';
