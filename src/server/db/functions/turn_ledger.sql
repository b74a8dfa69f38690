-- Lets the entries from now on be numbered in the month of a day: nothing where they are, or are past it. The month's partitions have to be
-- there, by a transaction before this one; false where they are not. Late, it only leaves some entries in the month before.
create function turn_ledger(p_day date) returns boolean language plpgsql
  security definer set search_path from current
as $$
declare
  v_first bigint := to_char(p_day, 'YYYYMM')::bigint * 10000000000;
begin
  if not has_table_privilege(session_user, 'entry', 'insert') then raise insufficient_privilege; end if;
  if (select last_value from entry_id_seq) >= v_first then return true; end if;
  if (select count(*) from pg_class where relnamespace = current_schema()::regnamespace
        and relname in ('entry' || to_char(p_day, '_YYYY_MM'), 'transfer' || to_char(p_day, '_YYYY_MM'))) < 2 then
    return false;
  end if;
  -- A statement that began before the partition was there cannot write to it: it ends first. What comes now waits for this moment.
  lock table entry in share mode;
  if (select last_value from entry_id_seq) < v_first then perform setval('entry_id_seq', v_first, false); end if;
  return true;
end $$;
