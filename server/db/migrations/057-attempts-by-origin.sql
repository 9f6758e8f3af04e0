-- Wrong passwords are counted for a name from one place (a network, or a device that the user keeps), and for the name
-- from all places together, whose row has an empty from_mac. Neither name nor place is kept as it is.
alter table pool_attempt add column from_mac bytea not null default ''::bytea;
alter table pool_attempt alter column from_mac drop default;
alter table pool_attempt drop constraint pool_attempt_pkey;
alter table pool_attempt add primary key (name_mac, from_mac);

-- Where somebody has signed in from: what others type wrongly elsewhere does not keep them out there.
create table pool_known_network (
  name_mac bytea not null,
  from_mac bytea not null,
  seen_at timestamptz not null,
  primary key (name_mac, from_mac)
);
create index pool_known_network_age on pool_known_network (seen_at);
