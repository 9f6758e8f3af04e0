-- Words are said when they are read, in the reader's language. An email is written in the one that holds when it leaves.
alter table outbox_message
  add column reader text,
  add column language text not null default 'en' check (language in ('en', 'es'));
comment on column outbox_message.reader is 'The sign-in of who reads it; null for the office and for nobody.';
comment on column outbox_message.language is 'What it is written in; until it leaves, its reader may choose another.';
comment on column outbox_message.last_error is 'A word of contract/email/failures.ts and a detail; a sentence where it is older.';
comment on column contact_ticket.about is '"invoice:0048213", as contactAbout reads it; in words where it is older.';
comment on column payment_option.status_reason is 'What somebody wrote, or the code of the return that blocked the account.';
