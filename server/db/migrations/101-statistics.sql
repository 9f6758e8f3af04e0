-- What sums over many accounts are put together by: docs/decisions/100-many-accounts.md. Without them the planner takes
-- each day for a month and each pair of product and group for another one, and sorts all lines on disk.
create statistics invoice_month on (date_trunc('month', invoice_date::timestamp)) from invoice;
create statistics invoice_line_group (ndistinct) on product_code, group_code from invoice_line;
