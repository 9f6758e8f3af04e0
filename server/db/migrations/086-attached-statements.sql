-- Statements by email as a PDF, for who chooses it: docs/rules.md#attached-statements.
alter table notice_choice add column attach_statements boolean not null default false;
comment on column notice_choice.attach_statements is 'Whether emails about new statements have their PDF; otherwise a link.';

alter table outbox_message add column attached jsonb;
comment on column outbox_message.attached is 'Names of the files that went along, and how many could not; their bytes are kept nowhere.';
