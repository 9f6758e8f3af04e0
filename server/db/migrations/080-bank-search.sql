-- The office finds a bank file by what is in it: requests by their texts, entries by the name in the file, whose letters
-- are the bank's alone.
create index request_found on request using gin (search_text gin_trgm_ops);
create index ach_entry_found on ach_entry using gin (lower(holder_name collate "C") gin_trgm_ops);
