-- Rows that are right themselves and wait with one that is not: told apart from those that are wrong, and counted apart.

-- The table before this one had the plain name of the constraint when 021 made it.
alter table feed_finding drop constraint feed_finding_severity_check1;
alter table feed_finding add constraint feed_finding_severity_check check
  (severity in ('fatal', 'row', 'warn', 'wait'));
alter table feed_drop add column rows_waiting bigint not null default 0;
