-- What is open in a ledger is found without the rest of it: fees and the like, which have no invoice.
create index ar_transaction_open on ar_transaction (account_no) where open_amount_cents <> 0;
