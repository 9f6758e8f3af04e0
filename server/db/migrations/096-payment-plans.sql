-- What is past due, paid in installments that one side proposes and the other accepts: docs/rules.md#payment-plans.
create table payment_plan (
  plan_id uuid primary key,
  account_no text not null,
  by_office boolean not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  lapses_at timestamptz not null,
  total_cents bigint not null check (total_cents > 0),
  every text not null check (every in ('month', 'twoWeeks')),
  version integer not null default 1,
  state text not null default 'proposed' check (
    state in ('proposed', 'agreed', 'kept', 'broken', 'declined', 'lapsed', 'canceled')
  ),
  -- What the customer agreed to, word by word, and whose bank account is debited.
  owner text,
  option_id uuid references payment_option,
  consented_at timestamptz,
  text_version text,
  agreed_text text,
  english_text text,
  text_sha256 text,
  ip text,
  user_agent text,
  accepted_by text,
  accepted_at timestamptz,
  books_day date,
  ended_by text,
  ended_at timestamptz,
  reason text,
  check ((state in ('proposed', 'agreed')) = (ended_at is null)),
  check (num_nulls(owner, option_id, consented_at, text_version, agreed_text, text_sha256, ip, user_agent) in (0, 8)),
  check (by_office or owner is not null),
  check (num_nulls(accepted_by, accepted_at, books_day) in (0, 3)),
  check (state not in ('agreed', 'kept', 'broken') or (accepted_at is not null and owner is not null))
);
create unique index payment_plan_one_open on payment_plan (account_no) where state in ('proposed', 'agreed');
create index payment_plan_account on payment_plan (account_no, proposed_at);
create index payment_plan_option on payment_plan (option_id);
create index payment_plan_ended on payment_plan (ended_at) where state = 'broken';
comment on table payment_plan is 'Payment of what is past due in installments, as one side proposed it.';
comment on column payment_plan.proposed_by is 'A sign-in: of the customer, or of the office.';
comment on column payment_plan.lapses_at is 'From then on a proposal cannot be accepted any more.';
comment on column payment_plan.version is 'Counts changes: whoever accepts or ends it says from which one.';
comment on column payment_plan.owner is 'The sign-in that agreed to the debits. Null: nobody did yet.';
comment on column payment_plan.books_day is 'The day of the figures when it was agreed: what was due before it is covered.';
comment on column payment_plan.reason is 'In words where somebody gave one; of a broken plan a word of contract.';

create table payment_plan_installment (
  plan_id uuid not null references payment_plan,
  seq integer not null check (seq > 0),
  day date not null,
  amount_cents bigint not null check (amount_cents > 0),
  primary key (plan_id, seq),
  unique (plan_id, day)
);
comment on table payment_plan_installment is 'What a payment plan debits on which day.';

-- Each installment of a plan that was agreed is a scheduled payment of its day.
alter table autopay add plan_id uuid references payment_plan;
create index autopay_plan on autopay (plan_id) where plan_id is not null;
comment on column autopay.plan_id is 'Of an installment of a payment plan, which ends with its plan alone.';
