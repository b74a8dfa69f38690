-- Release 0.1.0, expand: an entry may bring its lines, where no statement writes both at once (row-guards/check_entry_has_lines.sql).

alter table entry add column lines jsonb; -- never stored: the guard writes the lines and takes them out
