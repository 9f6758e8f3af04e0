-- Signing keys take turns. All else follows from when a key begins: it is published a day before, and until the
-- last token that it signed has ended after the next one began.
alter table pool_key add column active_from timestamptz;
update pool_key set active_from = created_at;
alter table pool_key alter column active_from set not null;
drop index pool_key_active;
alter table pool_key drop column active;
create unique index pool_key_turn on pool_key (active_from);
