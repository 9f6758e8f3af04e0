-- How often something was asked for within a window: codes per name, password tries per address.
create table pool_limit (
  key_mac bytea primary key,
  used integer not null,
  window_ends_at timestamptz not null
);
create index pool_limit_age on pool_limit (window_ends_at);

-- Answers that are given again when a client repeats a call whose answer it lost, sealed.
create table pool_replay (
  call_mac bytea primary key,
  -- Null while the first of the calls is at work.
  answer bytea,
  expires_at timestamptz not null
);
create index pool_replay_expiry on pool_replay (expires_at);
