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

-- Numbers are given in the order of asking, so a list in that order is read off an index.
create index request_by_status on request (status, request_no);
create index request_in_flight on request (account_no)
  where status in ('submitted', 'pendingSecond', 'approved', 'exported', 'settled');
create index payment_option_shared on payment_option (shared_fingerprint);
