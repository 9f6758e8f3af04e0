-- What differs on one account of several: docs/rules.md#notices-by-account.
create table notice_account_choice (
  -- A sign-in.
  person text not null,
  account_no text not null,
  choices jsonb not null,
  least_cents bigint,
  attach_statements boolean,
  nothing boolean not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  primary key (person, account_no),
  check (not nothing or (choices = '{}' and num_nonnulls(least_cents, attach_statements) = 0))
);
comment on table notice_account_choice is 'What a person wants to be told of one account, where it is not what they want of all; no row: the same.';
comment on column notice_account_choice.choices is 'By group: what differs of when an email comes, and whether the bell counts it and devices show it.';
comment on column notice_account_choice.least_cents is 'Movements below it are in the list alone; null: as for all accounts.';
comment on column notice_account_choice.attach_statements is 'Whether emails about new statements have their PDF; null: as for all accounts.';
comment on column notice_account_choice.nothing is 'Whether nothing is told but what moves money or is never off.';
comment on column notice_account_choice.version is 'Counts changes: whoever changes it says from which one.';
