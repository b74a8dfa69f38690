-- Drops a month of what is kept for a time only, with all that is in it. The caller has seen that all of it may go. True where there was one.
create function drop_month(p_whole text, p_month date) returns boolean language plpgsql
  security definer set search_path from current
as $$
declare
  v_part text := p_whole || to_char(p_month, '_YYYY_MM');
begin
  if p_whole not in ('sms_message', 'job_done', 'provider_event') then raise exception '% stays', p_whole using errcode = '23514'; end if;
  if not has_table_privilege(session_user, p_whole, 'delete') then raise insufficient_privilege; end if;
  if not exists (select from pg_class where relname = v_part and relnamespace = current_schema()::regnamespace) then return false; end if;
  execute format('alter table %I detach partition %I', p_whole, v_part);
  execute format('drop table %I', v_part);
  return true;
end $$;
