-- Payments on days that somebody chose, beside those by what falls due: docs/rules.md#scheduled-payments. They are agreed
-- to, announced and placed alike, so they stand in one table and one worker does both.
alter table autopay
  add kind text not null default 'due' check (kind in ('due', 'scheduled')),
  add repeats text check (repeats in ('once', 'monthly')),
  add first_day date,
  add until_day date,
  add times integer check (times > 0),
  add invoice_nos jsonb,
  alter day_rule drop not null,
  alter month_cap_cents drop not null,
  drop constraint autopay_covers_check,
  add constraint autopay_covers_check check (covers in ('due', 'pastDue', 'all', 'invoices', 'amount')),
  add constraint autopay_by_kind check (
    case kind
      when 'due' then day_rule is not null and month_cap_cents is not null and covers in ('due', 'pastDue')
        and first_day is null and repeats is null
      else first_day is not null and repeats is not null and day_rule is null and covers <> 'due'
    end
  ),
  add constraint autopay_invoices check ((covers = 'invoices') = (invoice_nos is not null)),
  add constraint autopay_last_day check (repeats = 'monthly' or (until_day is null and times is null));
drop index autopay_live;
create unique index autopay_live on autopay (account_no) where status <> 'ended' and kind = 'due';
create index autopay_scheduled on autopay (account_no) where kind = 'scheduled';
comment on table autopay is 'Debits that somebody agreed to before, in versions: other terms are another row.';
comment on column autopay.kind is 'By what falls due, or on days that were chosen: a scheduled payment.';
comment on column autopay.first_day is 'Of a scheduled payment: its first day; monthly on the same day of the month.';
comment on column autopay.payment_cap_cents is 'The most per payment; of a fixed amount, that amount.';

-- What a scheduled payment is foreseen to pay may be nothing as yet.
alter table autopay_run
  drop constraint autopay_run_announced_cents_check,
  add constraint autopay_run_announced_cents_check check (announced_cents >= 0);
