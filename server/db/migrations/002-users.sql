-- Who may see what. The user pool knows how people sign in; the portal knows what they are allowed.

create table portal_user (
  name text primary key check (name = lower(name)),
  admin boolean not null default false,
  deposit_plan boolean not null default false,
  created_at timestamptz not null default now()
);

create table account_access (
  name text not null references portal_user on delete cascade,
  account_no text not null,
  level text not null check (level in ('owner', 'pay', 'view', 'documents')),
  relationship text not null check (relationship in
    ('owner', 'spouse', 'partner', 'landlord', 'tenant', 'employee', 'accountant')),
  valid_to date,
  primary key (name, account_no)
);
create index account_access_account on account_access (account_no);
