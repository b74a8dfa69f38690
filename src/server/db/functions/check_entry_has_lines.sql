-- No entry without lines: with check_transfer_entry, an unbalanced entry cannot be written.
create function check_entry_has_lines() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_first bigint;
  v_last bigint;
begin
  select min(id), max(id) into v_first, v_last from new_rows;
  if exists (
    select 1 from new_rows e
    where (select t.line from transfer t where t.entry_id = e.id and t.entry_id between v_first and v_last limit 1) is null
  ) then
    raise exception 'an entry has no lines' using errcode = '23514';
  end if;
  return null;
end $$;

create trigger entry_has_lines after insert on entry referencing new table as new_rows
  for each statement execute function check_entry_has_lines();
