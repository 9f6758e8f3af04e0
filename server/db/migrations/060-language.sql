-- The language that somebody chose to read in. Null: whatever their browser says.
alter table portal_user add column language text check (language in ('en', 'es'));
comment on column portal_user.language is 'Chosen by the person; null is what their browser says. Emails are written in it.';
