-- What is open on an account is summed up from the index alone: the queue does so for each request that it judges.
drop index invoice_open;
create index invoice_open on invoice (account_no, due_date) include (open_amount_cents, voided)
  where open_amount_cents <> 0;
