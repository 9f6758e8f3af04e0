-- When somebody had a letter sent again that was given up: from then on it has two days anew.
alter table outbox_message add column requeued_at timestamptz;

-- The office reads letters newest first, all of them or those in one state.
create index outbox_message_place on outbox_message (created_at, message_id);
create index outbox_message_state on outbox_message (state, created_at, message_id);
