-- Drops that were uploaded and wait, and what the manifest of a drop promised beside what was found.

alter table feed_drop drop constraint feed_drop_outcome_check;
alter table feed_drop add constraint feed_drop_outcome_check check
  (outcome in ('uploaded', 'ready', 'held', 'applied', 'refused', 'dismissed', 'rolledBack'));
alter table feed_drop add column manifest_check jsonb not null default '[]';
