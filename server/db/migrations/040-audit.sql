-- What somebody did, in the order in which it became durable. Rows are never changed or removed: each carries a hash
-- over itself and over the hash before it, so that a changed, removed or inserted row is found.

create table audit_event (
  seq bigint primary key,
  at timestamptz not null,
  -- A sign-in, 'portal', or 'nobody' for somebody who is not signed in.
  actor text not null,
  -- The sign-in or account that it is about, where it is about one.
  subject text,
  action text not null,
  entity text not null,
  entity_id text,
  -- JSON as text: the bytes are what was hashed. Nothing secret stands in either.
  before_state text,
  after_state text,
  ip text,
  user_agent text,
  request_id text,
  prev_hash text not null,
  hash text not null
);
create index audit_event_at on audit_event (at);
create index audit_event_actor on audit_event (actor, seq);
create index audit_event_subject on audit_event (subject, seq) where subject is not null;
create index audit_event_action on audit_event (action, seq);
create index audit_event_entity on audit_event (entity, entity_id, seq);

-- The end of the chain, made by the first event: whoever writes locks it, so that the chain has one order.
create table audit_head (
  one boolean primary key default true check (one),
  seq bigint not null,
  hash text not null
);
