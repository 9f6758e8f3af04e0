-- What the bank sends back: docs/rules.md#returns.
create table ach_return_file (
  file_no integer generated always as identity primary key,
  name text not null,
  format text not null check (format in ('nacha', 'csv')),
  -- The same bytes are the same file.
  sha256 text not null unique,
  status text not null check (status in ('waiting', 'applied', 'undone', 'dismissed')),
  -- Counts changes: whoever moves it says from which one.
  version integer not null default 1,
  -- The bytes, sealed under the key that key_id names; null once they were kept long enough.
  file_sealed jsonb,
  key_id text,
  keep_until timestamptz not null,
  taken_at timestamptz not null,
  taken_by text not null,
  moved_at timestamptz,
  moved_by text
);
create index ach_return_file_key on ach_return_file (key_id) where key_id is not null;
create index ach_return_file_keep on ach_return_file (keep_until) where file_sealed is not null;

-- One return or notification of change; of an account number its last digits alone.
create table ach_return_row (
  file_no integer not null references ach_return_file,
  seq integer not null,
  kind text not null check (kind in ('return', 'change')),
  code text not null,
  original_trace text not null,
  returned_on date not null,
  amount_cents bigint not null,
  account_last text not null,
  -- The entry that it speaks of, and how it was found.
  match text not null check (match in ('trace', 'amount', 'none')),
  batch_no integer,
  entry_seq integer,
  state text not null check (state in ('waiting', 'applied', 'known', 'ask', 'refused', 'left', 'undone')),
  -- What stood before it was applied, for taking it back; no number is in it.
  before jsonb,
  primary key (file_no, seq),
  foreign key (batch_no, entry_seq) references ach_entry (batch_no, seq)
);
create index ach_return_row_entry on ach_return_row (batch_no, entry_seq);
create index ach_entry_amount on ach_entry (amount_cents, effective_date);

-- Each return of a request, also of one that was sent again since: docs/rules.md#return-rates.
create table request_return (
  request_id uuid not null references request,
  -- The event that it came with.
  seq integer not null,
  code text,
  returned_on date,
  primary key (request_id, seq)
);
create index request_return_day on request_return (returned_on);
insert into request_return (request_id, seq, code, returned_on)
  select r.request_id, max(e.seq), r.return_code, r.returned_on
  from request r join request_event e on e.request_id = r.request_id and e.event = 'return'
  where r.status = 'returned'
  group by r.request_id, r.return_code, r.returned_on;
create index request_event_exported on request_event (at) where event = 'export';

comment on column ach_entry.live is 'False once its file is void, or the bank returned it.';
update ach_entry e set live = false from request r where r.request_id = e.request_id and r.status = 'returned';
