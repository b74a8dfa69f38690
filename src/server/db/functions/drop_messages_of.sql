-- Drops a month of messages as a whole, with what is in it. The caller has seen that all of it may go. True where there was one.
create function drop_messages_of(p_month date) returns boolean language plpgsql
  security definer set search_path from current
as $$
declare
  v_part text := 'sms_message' || to_char(p_month, '_YYYY_MM');
begin
  if not has_table_privilege(session_user, 'sms_message', 'delete') then raise insufficient_privilege; end if;
  if not exists (select from pg_class where relname = v_part and relnamespace = current_schema()::regnamespace) then return false; end if;
  execute format('alter table sms_message detach partition %I', v_part);
  execute format('drop table %I', v_part);
  return true;
end $$;
