-- A new authenticator app is set up beside the one in use, which counts until the new one showed its first code.
alter table pool_user add column totp_pending bytea;
