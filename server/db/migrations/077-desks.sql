-- Desks of the office and what waits for a second administrator: docs/rules.md#desks, docs/rules.md#consent.
create table user_desk (
  name text not null references portal_user on delete cascade,
  desk text not null check (desk in ('receivable', 'credit', 'help', 'audit')),
  primary key (name, desk)
);
comment on table user_desk is 'The desks at which people of the office sit.';
comment on column user_desk.name is 'A sign-in.';
comment on column user_desk.desk is 'A DeskName of contract.';

alter table portal_user add column only_branch text;
alter table portal_user add column admin_until timestamptz;
comment on column portal_user.only_branch is 'The code of the one branch that they see from their desks; null: all. Of no meaning to administrators.';
comment on column portal_user.admin_until is 'When the administrator''s flag was taken away last; null: never.';

alter table payment_option add column confirmed_by text;
comment on column payment_option.confirmed_by is 'Who of the office vouched for it; null: nobody did. They approve nothing that is paid from it.';

-- Whatever takes power or moves a limit waits here until another administrator decides.
create table consent (
  consent_id uuid primary key,
  kind text not null check (kind in ('powers', 'limits')),
  subject text,
  wanted jsonb not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decision text check (decision in ('confirmed', 'refused', 'withdrawn')),
  decided_by text,
  decided_at timestamptz,
  check ((kind = 'powers') = (subject is not null)),
  check (num_nonnulls(decision, decided_by, decided_at) in (0, 3)),
  -- Nobody gives power to themselves, and nobody is their own second person.
  check (subject is distinct from proposed_by),
  check (decision is distinct from 'confirmed' or (decided_by <> proposed_by and decided_by is distinct from subject)),
  check (decision is distinct from 'withdrawn' or decided_by = proposed_by)
);
create unique index consent_waiting on consent (kind, coalesce(subject, '')) where decision is null;
create index consent_recent on consent (proposed_at);
comment on table consent is 'What an administrator proposed that takes a second one: power over the portal, and higher limits.';
comment on column consent.subject is 'The sign-in that the power is for; null of limits.';
comment on column consent.wanted is 'WantedPowers or WantedSettings of contract.';
comment on column consent.decision is 'Null while it waits.';

create table second_person_told (
  name text primary key references portal_user on delete cascade,
  told_at timestamptz not null
);
comment on table second_person_told is 'When somebody was told last that something waits for a second person.';
