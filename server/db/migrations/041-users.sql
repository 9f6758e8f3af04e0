-- Users as the office manages them: who they are, where they stand, and what was begun with them.
alter table portal_user
  add column given_name text not null default '',
  add column family_name text not null default '',
  add column phone text,
  -- Whoever is not 'active' has no permissions at all.
  add column state text not null default 'active' check (state in ('active', 'creating', 'deleting', 'deleted')),
  -- What the pool said last: it is asked again for one user at a time only.
  add column standing text not null default 'active'
    check (standing in ('invited', 'active', 'resetting', 'disabled')),
  add column created_by text,
  add column deleted_at timestamptz,
  add column last_sign_in_at timestamptz,
  add column email_changed_at timestamptz,
  -- Counts changes: whoever changes a user says from which one.
  add column version integer not null default 1,
  -- What people look for, in small letters.
  add column search_text text generated always as (
    lower(name || ' ' || given_name || ' ' || family_name || ' ' || coalesce(phone, ''))) stored;

-- People are looked for by their accounts too. Those words are kept beside the user, written as accounts and links
-- change: among a hundred thousand users, a search that gathers them takes the better part of a second.
alter table portal_user add column account_text text not null default '';
create function account_text_of(who text) returns text language sql stable as $$
  select coalesce(string_agg(lower(x.account_no || ' ' || coalesce(a.name, '')), ' ' order by x.account_no), '')
  from account_access x left join account a on a.account_no = x.account_no where x.name = who
$$;
create function tell_linked() returns trigger language plpgsql as $$
begin
  update portal_user u set account_text = account_text_of(u.name) where u.name in (select name from changed);
  return null;
end $$;
create function tell_named() returns trigger language plpgsql as $$
begin
  update portal_user u set account_text = account_text_of(u.name)
    where u.name in (select x.name from account_access x join changed c on c.account_no = x.account_no);
  return null;
end $$;
-- Most accounts change each night, and hardly one has another name then.
create function tell_renamed() returns trigger language plpgsql as $$
begin
  update portal_user u set account_text = account_text_of(u.name)
    where u.name in (select x.name from account_access x join changed c on c.account_no = x.account_no
      join was w on w.account_no = c.account_no where w.name <> c.name);
  return null;
end $$;
create trigger account_access_linked after insert on account_access
  referencing new table as changed for each statement execute function tell_linked();
create trigger account_access_moved after update on account_access
  referencing new table as changed for each statement execute function tell_linked();
create trigger account_access_unlinked after delete on account_access
  referencing old table as changed for each statement execute function tell_linked();
create trigger account_came after insert on account
  referencing new table as changed for each statement execute function tell_named();
create trigger account_renamed after update on account
  referencing old table as was new table as changed for each statement execute function tell_renamed();
create trigger account_gone after delete on account
  referencing old table as changed for each statement execute function tell_named();
update portal_user set account_text = account_text_of(name);

create index portal_user_admin on portal_user (name) where admin;
create index portal_user_person on portal_user (left(lower(family_name || ' ' || given_name), 48), name);
create index portal_user_created on portal_user (created_at, name);
create index portal_user_signed_in on portal_user
  (coalesce(last_sign_in_at, timestamptz '1970-01-01 00:00:00+00'), name);

-- What touches the portal and the pool: written first, then done step by step, so that any process goes on with it.
create table user_operation (
  op_id uuid primary key,
  name text not null,
  kind text not null,
  -- The step that comes next.
  step integer not null default 0,
  state text not null check (state in ('running', 'failed', 'done')),
  -- Where it stands, in words for the office.
  told text not null,
  -- What the steps need to know. Nothing secret.
  payload jsonb not null,
  started_by text not null,
  started_at timestamptz not null,
  changed_at timestamptz not null,
  tries integer not null default 0,
  -- When somebody may take it up: the end of a claim while it runs; null where only an administrator does.
  next_at timestamptz
);
create unique index user_operation_open on user_operation (name) where state <> 'done';
create index user_operation_name on user_operation (name, started_at desc);
create index user_operation_due on user_operation (next_at) where state <> 'done';

-- Sign-ins that were seen, so that each is told once.
create table portal_session (
  origin_jti text primary key,
  name text not null,
  started_at timestamptz not null
);
create index portal_session_name on portal_session (name, started_at);
