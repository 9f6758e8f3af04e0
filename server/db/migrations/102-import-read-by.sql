-- The files of the live drop need not be read again, but what they say depends on who reads them.
alter table feed_import add read_by text;
comment on column feed_import.read_by is 'Hash of the release and the mapping profile that read the drop; null where the release is not known.';
