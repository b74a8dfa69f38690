-- Makes the partitions of months that are missing, from the month of a day on. Returns how many. Cheap where none is missing; two at a
-- time make each once. Runs with the rights of whoever owns the tables: the product's own account needs none.
create function make_months(p_from date, p_months integer) returns integer language plpgsql
  security definer set search_path from current
as $$
declare
  v_month date;
  v_table text;
  v_name text;
  v_made integer := 0;
begin
  for n in 0 .. p_months - 1 loop
    v_month := (date_trunc('month', p_from) + make_interval(months => n))::date;
    foreach v_table in array array['entry', 'transfer'] loop
      v_name := v_table || to_char(v_month, '_YYYY_MM');
      continue when exists (select from pg_class where relname = v_name and relnamespace = current_schema()::regnamespace);
      perform pg_advisory_xact_lock(hashtextextended('months', 0));
      continue when exists (select from pg_class where relname = v_name and relnamespace = current_schema()::regnamespace);
      -- To attach it lets others read and write meanwhile; `partition of` would not.
      execute format('create table %I (like %I including defaults including constraints)', v_name, v_table);
      execute format('alter table %I attach partition %I for values from (%s) to (%s)', v_table, v_name,
        to_char(v_month, 'YYYYMM') || '0000000000', to_char(v_month + interval '1 month', 'YYYYMM') || '0000000000');
      -- What comes past the guards of the whole table, or empties one month, is refused.
      execute format('create trigger %1$s_is_a_part before insert or truncate on %1$I for each statement execute function %2$s()',
        v_name, 'refuse_change');
      v_made := v_made + 1;
    end loop;
  end loop;
  return v_made;
end $$;
