-- Who of the office looks at the portal as a customer sees it: docs/rules.md#view-as.
create table view_as (
  view_id uuid primary key,
  -- Both are sign-ins; the subject is the customer's.
  actor text not null,
  subject text not null,
  reason text not null,
  -- Of the actor: another sign-in of the same person does not have the view.
  sign_in text not null,
  started_at timestamptz not null,
  -- At that instant it is over, whether anybody ended it or not.
  ends_at timestamptz not null,
  ended_at timestamptz,
  -- How many pages were told of.
  pages integer not null default 0
);
create unique index view_as_open on view_as (actor, sign_in) where ended_at is null;

-- What was asked for under a view, and how often: the first time stands in the audit.
create table view_as_read (
  view_id uuid not null references view_as,
  -- Method and pattern.
  endpoint text not null,
  times integer not null,
  primary key (view_id, endpoint)
);
