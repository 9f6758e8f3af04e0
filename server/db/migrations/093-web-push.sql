-- Notices that come to a person's devices: docs/rules.md#web-push.
create table push_device (
  device_id uuid primary key,
  -- A sign-in.
  person text not null,
  endpoint_hash bytea not null unique,
  subscription bytea not null,
  browser text not null,
  with_amounts boolean not null,
  language text not null check (language in ('en', 'es')),
  added_at timestamptz not null,
  pushed_at timestamptz
);
create index push_device_person on push_device (person, added_at);
comment on table push_device is 'A browser that a person has notices pushed to.';
comment on column push_device.endpoint_hash is 'SHA-256 of the address at the push service: a browser is one device, of who turned it on last.';
comment on column push_device.subscription is 'Sealed: the address at the push service, and the keys by which the browser reads.';
comment on column push_device.browser is 'What the person knows it by, such as "Chrome, Android".';
comment on column push_device.with_amounts is 'Whether what is shown on it tells amounts.';
comment on column push_device.language is 'That it was turned on in; it holds for a person who chose none.';
comment on column push_device.pushed_at is 'When the push service last took a message for it.';

create table push_message (
  message_id uuid primary key,
  device_id uuid not null references push_device on delete cascade,
  notice_id uuid references notice on delete cascade,
  notices integer not null check (notices > 0),
  urgent boolean not null,
  attempts integer not null default 0,
  next_at timestamptz not null,
  until timestamptz not null,
  check ((notice_id is null) = (notices > 1))
);
create index push_message_due on push_message (next_at);
create index push_message_device on push_message (device_id);
create index push_message_notice on push_message (notice_id);
comment on table push_message is 'What waits for a push service; it is deleted once that has taken it, or it is too old.';
comment on column push_message.notice_id is 'What it tells; null: only how many there are.';
comment on column push_message.next_at is 'Before this instant nobody tries: it was claimed, or failed.';
comment on column push_message.until is 'After this instant nobody needs it.';

alter table notice add column push_at timestamptz;
alter table notice add column is_pushed boolean not null default false;
create index notice_push on notice (push_at) where push_at is not null;
comment on column notice.is_pushed is 'Whether it went to a device: a rollback takes nothing back that was read there.';
comment on column notice.push_at is 'Before this instant nobody looks whether it is pushed; null: it was, or is not.';
