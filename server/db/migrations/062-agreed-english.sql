-- Who agrees to a text in another language has the English one beside it, filled in as it would have been shown.
alter table request_authorization add column english_text text;
comment on column request_authorization.text_version is 'A text in another language has a version of its own.';
comment on column request_authorization.agreed_text is 'In the language that it was shown in.';
comment on column request_authorization.english_text is 'Null where English was shown.';
alter table payment_option add column consent_english text;
comment on column payment_option.consent_text is 'In the language that it was shown in.';
comment on column payment_option.consent_english is 'Null where English was shown.';
