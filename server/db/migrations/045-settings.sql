-- Whoever decides settings locks this row first, so that of two at once the second sees the first.
create table settings_lock (
  one boolean primary key default true check (one)
);
