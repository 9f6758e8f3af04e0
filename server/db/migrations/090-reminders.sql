-- What reminders named, ready for what was paid after them: docs/rules.md#paid-after-reminders.
create table reminder (
  run_id integer not null references notice_run on delete cascade,
  kind text not null,
  account_no text not null,
  named_cents bigint not null,
  primary key (run_id, kind, account_no)
);
comment on table reminder is 'What a night named to an account by a kind of reminder, once for all of its people.';
comment on column reminder.run_id is 'The night: the reminder is forgotten with it.';
comment on column reminder.named_cents is 'Of all days that it told of.';

create table reminder_invoice (
  run_id integer not null references notice_run on delete cascade,
  kind text not null,
  account_no text not null,
  invoice_no text not null,
  primary key (run_id, kind, account_no, invoice_no)
);
comment on table reminder_invoice is 'The invoices that reminders named.';

with told as materialized (
  select distinct on (n.run_id, n.kind, n.account_no, n.subject) n.run_id, n.kind, n.account_no, n.facts
  from notice n join notice_run r on r.run_id = n.run_id
  where n.kind in ('dueSoon', 'pastDue', 'discountEnding') and r.day is not null
), named as (
  insert into reminder
  select run_id, kind, account_no, sum((facts ->> 'cents')::bigint) from told group by run_id, kind, account_no
)
insert into reminder_invoice
select distinct t.run_id, t.kind, t.account_no, i.invoice_no
from told t cross join lateral jsonb_array_elements_text(t.facts -> 'invoices') as i (invoice_no);
