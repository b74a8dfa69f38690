-- Keeps the cause of each entry in one table over all months: a cause that was posted before violates its unique constraint.
create function key_entries() returns trigger language plpgsql as $$
begin
  insert into entry_key (kind, idem_key, entry_id) values (new.kind, new.idem_key, new.id);
  return null;
end $$;

create trigger entry_is_keyed after insert on entry for each row execute function key_entries();
