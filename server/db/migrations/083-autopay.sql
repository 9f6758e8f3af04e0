-- Debits that somebody agreed to once, for as long as they want: docs/rules.md#autopay. Terms never change: whoever
-- wants others agrees again, and has another row.
create table autopay (
  autopay_id uuid primary key,
  account_no text not null,
  -- The sign-in that agreed to it, and that the bank account belongs to.
  owner text not null,
  option_id uuid not null references payment_option,
  day_rule text not null check (day_rule in ('statement', 'invoice', 'discount')),
  covers text not null check (covers in ('due', 'pastDue')),
  payment_cap_cents bigint not null check (payment_cap_cents > 0),
  month_cap_cents bigint not null check (month_cap_cents > 0),
  status text not null check (status in ('on', 'paused', 'ended')),
  reason text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  look_at timestamptz not null,
  -- What was agreed to, word by word.
  text_version text not null,
  agreed_text text not null,
  english_text text,
  text_sha256 text not null,
  ip text not null,
  user_agent text not null,
  check (day_rule <> 'discount' or covers = 'due'),
  check ((reason is null) = (status = 'on'))
);
create unique index autopay_live on autopay (account_no) where status <> 'ended';
create index autopay_look on autopay (look_at) where status = 'on';
create index autopay_option on autopay (option_id);
comment on table autopay is 'Debits that somebody agreed to once, in versions: other terms are another row.';
comment on column autopay.reason is 'Why it is paused or ended, as a word of contract.';
comment on column autopay.look_at is 'When it is looked at next for a payment to announce.';
comment on column autopay.english_text is 'Null where English was shown.';

-- One payment of it, from the announcement on.
create table autopay_run (
  autopay_id uuid not null references autopay,
  pay_day date not null,
  status text not null check (
    status in ('announced', 'skipped', 'placed', 'nothing', 'refused', 'missed', 'dropped')
  ),
  reason text,
  announced_at timestamptz not null,
  announced_cents bigint not null check (announced_cents > 0),
  place_at timestamptz not null,
  cap_cents bigint check (cap_cents > 0),
  plan jsonb not null,
  request_id uuid unique references request,
  decided_at timestamptz,
  decided_by text,
  primary key (autopay_id, pay_day),
  check ((request_id is not null) = (status = 'placed'))
);
create index autopay_run_due on autopay_run (place_at) where status = 'announced';
comment on table autopay_run is 'One payment of an autopay, from its announcement on: one per day.';
comment on column autopay_run.place_at is 'From then on its request is placed.';
comment on column autopay_run.cap_cents is 'The most of this payment alone, where somebody lowered it.';
comment on column autopay_run.plan is 'An AutopayPlan of contract, as it was reckoned last.';
