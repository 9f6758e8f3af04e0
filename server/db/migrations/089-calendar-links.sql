-- Links by which calendar programs read what is due, without a sign-in: docs/rules.md#calendar.
create table calendar_link (
  -- A sign-in; of each there is one.
  person text primary key,
  token_hash bytea not null unique,
  with_amounts boolean not null,
  language text not null check (language in ('en', 'es')),
  made_at timestamptz not null,
  fetched_on date
);
comment on table calendar_link is 'The calendar link of a person; a new one takes the place of the old.';
comment on column calendar_link.token_hash is 'SHA-256 of what only the link has.';
comment on column calendar_link.with_amounts is 'Whether its entries tell amounts to whoever keeps the calendar.';
comment on column calendar_link.language is 'That it was made in; it holds for a person who chose none.';
comment on column calendar_link.fetched_on is 'The day of the books zone on which it was asked for last.';
