-- What the company decides of its notices: docs/rules.md#notice-schedule. Versions are never changed.
create table notice_schedule (
  version integer generated always as identity primary key,
  effective_from date not null,
  schedule jsonb not null,
  decided_by text not null,
  decided_at timestamptz not null
);
create index notice_schedule_in_force on notice_schedule (effective_from desc, version desc);
comment on table notice_schedule is 'When reminders come, from a day of the books zone on; no version: contract/rules/noticeSettings.ts.';

create table notice_text (
  version integer generated always as identity primary key,
  kind text not null,
  opening text not null,
  closing text not null,
  spanish_opening text not null,
  spanish_closing text not null,
  decided_by text not null,
  decided_at timestamptz not null
);
create index notice_text_newest on notice_text (kind, version desc);
comment on table notice_text is 'What the company says before and after our own sentence in an email of a kind; the newest version is in force.';
comment on column notice_text.spanish_opening is 'Empty with spanish_closing: who reads Spanish gets our own sentence alone.';

create table reminder_pause (
  pause_id integer generated always as identity primary key,
  account_no text not null,
  through date,
  reason text not null,
  paused_by text not null,
  paused_at timestamptz not null,
  lifted_by text,
  lifted_at timestamptz,
  check ((lifted_by is null) = (lifted_at is null))
);
create index reminder_pause_account on reminder_pause (account_no) where lifted_at is null;
comment on table reminder_pause is 'An account gets no reminders for a while: docs/rules.md#reminder-pause.';
comment on column reminder_pause.through is 'The last day, in the books zone; null: until it is lifted.';

alter table notice_run add column held_back integer not null default 0;
comment on column notice_run.held_back is 'Accounts that would have been reminded, and are paused.';
