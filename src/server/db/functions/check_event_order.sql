-- Refuses an event whose order does not exist. Checks once per statement; a foreign key would check each row, and
-- a join would read the orders of a young database again for each.
create function check_event_order() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if exists (select 1 from new_rows e where (select o.id from loan_order o where o.id = e.order_id) is null) then
    raise exception 'an event has no order' using errcode = '23503';
  end if;
  return null;
end $$;

create trigger loan_event_order after insert on loan_event referencing new table as new_rows
  for each statement execute function check_event_order();
create trigger loan_event_order_after_change after update on loan_event referencing new table as new_rows
  for each statement execute function check_event_order();
