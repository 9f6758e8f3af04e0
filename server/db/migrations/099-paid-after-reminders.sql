-- What was paid after reminders, ready to be read: docs/rules.md#paid-after-reminders.
create table paid_after_reminders (
  one boolean primary key default true check (one),
  basis text not null,
  figures jsonb not null
);
comment on table paid_after_reminders is 'The figures as they were reckoned last. They count only while what they rest on is the same.';
comment on column paid_after_reminders.basis is 'The first Monday, the newest import, and the nights that went out.';
comment on column paid_after_reminders.figures is 'By kind and week, as server/modules/notices/paidAfter.ts reckons them.';
