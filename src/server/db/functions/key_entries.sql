-- Keeps the cause of each entry in one table over all months: a cause that was posted before violates its unique constraint.
create function key_entries() returns trigger language plpgsql as $$
begin
  insert into entry_key (kind, idem_key, entry_id) select kind, idem_key, id from new_rows;
  return null;
end $$;

create trigger entry_is_keyed after insert on entry referencing new table as new_rows
  for each statement execute function key_entries();
