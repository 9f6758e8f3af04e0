-- A view of a list keeps its columns too, may be everybody's of the office, and one may be how somebody's list begins.
alter table office_view
  add column layout text not null default '{}',
  add column shared boolean not null default false;
comment on column office_view.screen is 'Which list: contract/officeViews/labels.ts.';
comment on column office_view.layout is 'Order, widths and visibility of its columns and the height of its rows, as JSON that the browser wrote.';
comment on column office_view.shared is 'Whether everybody of the office sees it; its owner alone changes it.';
create index office_view_shared on office_view (screen) where shared;

create table office_start_view (
  person text not null,
  screen text not null,
  view_id uuid not null references office_view on delete cascade,
  primary key (person, screen)
);
create index office_start_view_view on office_start_view (view_id);
comment on table office_start_view is 'The view with which somebody''s list of the office begins; without one it begins as usual.';
