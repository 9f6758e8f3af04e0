-- The company tells some of its customers something: docs/rules.md#announcements.
create table announcement (
  announcement_no integer generated always as identity primary key,
  decided text not null default 'draft' check (decided in ('draft', 'scheduled', 'cancelled')),
  version integer not null default 1,
  title text not null,
  text text not null,
  title_es text,
  text_es text,
  severity text not null check (severity in ('info', 'important')),
  portal boolean not null,
  email boolean not null,
  from_date date not null,
  from_time text not null,
  through_date date not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  segment jsonb not null,
  counted integer,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  emailed_at timestamptz,
  check (portal or email),
  check (begins_at < ends_at),
  check ((title_es is null) = (text_es is null))
);
create index announcement_newest on announcement (changed_at desc, announcement_no desc);
create index announcement_running on announcement (ends_at) where decided = 'scheduled';
comment on table announcement is 'What the company tells a segment of its customers, from an instant until another.';
comment on column announcement.decided is 'What the office decided; the clock says the rest: contract/rules/announcementState.ts.';
comment on column announcement.version is 'Counts changes: whoever changes it says from which one.';
comment on column announcement.from_date is 'As entered, on the wall of the books zone; through_date is its last day.';
comment on column announcement.segment is 'Whom it is for: contract/announcements/schema.ts.';
comment on column announcement.counted is 'How many people the segment had when it was scheduled.';
comment on column announcement.emailed_at is 'When the last of its emails was put into the outbox; null: not yet, or none.';

create table announcement_reader (
  announcement_no integer not null references announcement,
  -- A sign-in.
  person text not null,
  told_at timestamptz,
  message_id uuid,
  left_out text check (left_out in ('unwanted', 'unconfirmed', 'disabled')),
  outcome text check (outcome in ('sent', 'kept', 'dead')),
  read_at timestamptz,
  dismissed_at timestamptz,
  primary key (announcement_no, person)
);
create unique index announcement_reader_message on announcement_reader (message_id) where message_id is not null;
comment on table announcement_reader is 'What became of an announcement with one person, who is told once.';
comment on column announcement_reader.told_at is 'When the email was put into the outbox, or the person left out of it.';
comment on column announcement_reader.left_out is 'Why no email was written.';
comment on column announcement_reader.outcome is 'What became of the email, for when the outbox has forgotten it.';

alter table portal_user add column email_news boolean not null default true;
comment on column portal_user.email_news is 'Whether the person wants news of the company by email. Other emails are not asked about.';
