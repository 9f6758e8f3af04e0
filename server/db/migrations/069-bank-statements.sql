-- Deposits and withdrawals on the bank's statements: docs/rules.md#bank-statements.
alter table ach_return_file drop constraint ach_return_file_format_check;
alter table ach_return_file add check (format in ('nacha', 'csv', 'bai2', 'camt053'));

-- No account number is in it: of a long run of digits its last four are kept.
create table bank_statement_entry (
  file_no integer not null references ach_return_file,
  seq integer not null,
  booked_on date not null,
  amount_cents bigint not null check (amount_cents <> 0),
  kind text not null check (kind in ('achSettlement', 'achReturn', 'other')),
  type_code text not null,
  reference text not null,
  words text not null,
  -- The file of ours that it settles or returns something of, and how it was found.
  batch_no integer references ach_batch,
  match text not null check (match in ('reference', 'amount', 'none')),
  -- The return that was read from it; null where the bank does not say which one it is.
  return_seq integer,
  state text not null check (state in ('waiting', 'applied', 'undone')),
  primary key (file_no, seq),
  foreign key (file_no, return_seq) references ach_return_row (file_no, seq),
  check ((batch_no is null) = (match = 'none')),
  check (return_seq is null or kind = 'achReturn')
);
create index bank_statement_entry_batch on bank_statement_entry (batch_no) where batch_no is not null;
create index bank_statement_entry_day on bank_statement_entry (booked_on);

comment on table bank_statement_entry is 'Deposits and withdrawals on the bank''s statements, and the file of ours that each belongs to.';
comment on column bank_statement_entry.amount_cents is 'What the bank booked; money in is positive.';
comment on column bank_statement_entry.type_code is 'Of BAI, such as 165, or of ISO 20022, such as PMNT/IDDT/ASET.';
