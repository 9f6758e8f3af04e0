-- Checks that customers announce and branches take in: docs/rules.md#announced-checks.
alter table request drop constraint request_flow_check;
alter table request add constraint request_flow_check check (flow in ('bank', 'internal', 'pickup', 'check'));
alter table request add column check_no text check (check_no ~ '^[1-9][0-9]{0,9}$');
alter table request add constraint request_check_numbered check ((flow = 'check') = (check_no is not null));
comment on column request.check_no is 'Of a check, without zeros before it.';
comment on column request.delivery_method is 'One of deliveryMethods; of a check, mailed or branch.';
comment on column request.branch_code is 'Where a check is picked up, or was handed over.';
create index request_check on request (account_no, check_no) where check_no is not null;

-- People look for a check by its number too.
alter table request drop column search_text;
alter table request add column search_text text generated always as (
  lower(request_no || ' ' || account_no || ' ' || submitted_by || ' ' || target || ' ' || coalesce(payment_no, '')
    || ' ' || coalesce(comments, '') || ' ' || coalesce(check_no, ''))) stored;
