-- Notices that come to a person's phone as text messages: docs/rules.md#text-messages.
create table text_number (
  -- A sign-in.
  person text primary key,
  number bytea not null,
  number_hash bytea not null,
  last_digits text not null check (last_digits ~ '^\d\d$'),
  language text not null check (language in ('en', 'es')),
  consent_version integer not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  refused_at timestamptz,
  code_hash bytea,
  code_sent_at timestamptz,
  code_tries integer not null default 0,
  texted_on date,
  texts integer not null default 0
);
create index text_number_hash on text_number (number_hash);
comment on table text_number is 'The number that a person wants notices at, or has asked a code for.';
comment on column text_number.number is 'Sealed: +1 and ten digits.';
comment on column text_number.number_hash is 'Keyed: by it a reply finds its person.';
comment on column text_number.last_digits is 'What a page and the audit show of it.';
comment on column text_number.language is 'That it was added in; it holds for a person who chose none.';
comment on column text_number.consent_version is 'Of the words that were agreed to.';
comment on column text_number.confirmed_at is 'When the code was entered; null: nothing but codes goes there.';
comment on column text_number.refused_at is 'When the carrier said that nothing reaches it; null: it did not.';
comment on column text_number.texts is 'How many notices went there on the day texted_on of its person''s wall.';

create table text_code (
  text_code_id bigint generated always as identity primary key,
  person text not null,
  number_hash bytea not null,
  sent_at timestamptz not null
);
create index text_code_person on text_code (person, sent_at);
create index text_code_number on text_code (number_hash, sent_at);
create index text_code_age on text_code (sent_at);
comment on table text_code is 'Codes that were sent in the last day, which limits how many more are.';

create table text_reply (
  number_hash bytea primary key,
  is_stopped boolean not null,
  said_at timestamptz not null
);
comment on table text_reply is 'What a phone last replied; it holds for whoever has the number.';
comment on column text_reply.said_at is 'A reply that is not newer was heard already.';
