-- What the office needs to work every customer's requests.

-- Lists as somebody wants to see them again.
create table office_view (
  view_id uuid primary key,
  owner text not null,
  -- Which list: 'queue'.
  screen text not null,
  title text not null,
  -- The list's address without its question mark.
  address text not null,
  created_at timestamptz not null,
  unique (owner, screen, title)
);

-- What people look for in a request, in small letters.
alter table request add column search_text text generated always as (
  lower(request_no || ' ' || account_no || ' ' || submitted_by || ' ' || target || ' ' || coalesce(payment_no, '')
    || ' ' || coalesce(comments, ''))) stored;

-- The orders of the office's list are read off indexes. Numbers are given in the order of asking.
create index request_by_status on request (status, request_no);
create index request_by_amount on request (amount_cents, request_no);
create index request_by_day on request (coalesce(requested_date, pickup_date, '9999-12-31'::date), request_no);
create index request_by_change on request
  (((extract(epoch from changed_at at time zone 'UTC') * 1000)::bigint), request_no);
create index request_in_flight on request (account_no)
  where status in ('submitted', 'pendingSecond', 'approved', 'exported', 'settled');
-- What an account usually pays, against which a request is held; read off the index alone.
create index payment_usual on payment (account_no, posting_date, amount_cents)
  where status = 'P' and amount_cents > 0;
create index payment_option_shared on payment_option (shared_fingerprint);
