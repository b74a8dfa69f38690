-- Makes the partitions of months that are missing, from the month of a day on. Returns how many. Cheap where none is missing; two at a
-- time make each once. Runs with the rights of the owner of the tables: who may post may call it.
create function make_months(p_from date, p_months integer) returns integer language plpgsql
  security definer set search_path from current
as $$
declare
  v_lacking record;
  v_made integer := 0;
begin
  if not has_table_privilege(session_user, 'entry', 'insert') then raise insufficient_privilege; end if;
  if not exists (select from lacking_months(p_from, p_months)) then return 0; end if;
  perform pg_advisory_xact_lock(hashtextextended('months', 0));
  for v_lacking in select * from lacking_months(p_from, p_months) loop
    -- To attach it lets others read and write meanwhile; `partition of` would not.
    execute format('create table %I (like %I including defaults including constraints)', v_lacking.part, v_lacking.whole);
    execute format('alter table %I attach partition %I for values from (%L) to (%L)',
      v_lacking.whole, v_lacking.part, v_lacking.low, v_lacking.high);
    v_made := v_made + 1;
    -- What comes past the guards of the whole ledger, or empties one month of it, is refused.
    continue when v_lacking.whole not in ('entry', 'transfer');
    execute format('create trigger %1$s_is_a_part before insert or truncate on %1$I for each statement execute function %2$s()',
      v_lacking.part, 'refuse_change');
  end loop;
  return v_made;
end $$;
