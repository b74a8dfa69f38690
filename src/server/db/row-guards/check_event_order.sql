-- Refuses an event whose order does not exist.
create function check_event_order() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
begin
  if not exists (select from loan_order o where o.id = new.order_id) then
    raise exception 'an event has no order' using errcode = '23503';
  end if;
  return null;
end $$;

create trigger loan_event_order after insert or update on loan_event for each row execute function check_event_order();
