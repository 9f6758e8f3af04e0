-- Credit of a trade account that its customer asks back: docs/rules.md#refunds.
alter table request drop constraint request_kind_check;
alter table request add constraint request_kind_check check (kind in ('payment', 'pickup', 'refund'));
alter table request drop constraint request_flow_check;
alter table request add constraint request_flow_check
  check (flow in ('bank', 'internal', 'pickup', 'check', 'refund'));
alter table request add constraint request_refund_alike check ((kind = 'refund') = (flow = 'refund'));
comment on column request.account_no is
  'The trade account that is paid, that owns the deposit account, or whose credit is refunded.';
create index request_refund on request (account_no) where kind = 'refund';
