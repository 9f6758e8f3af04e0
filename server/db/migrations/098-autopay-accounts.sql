-- All autopays of an account, those that ended too: its page and each of its payments ask for them.
create index autopay_account on autopay (account_no);
