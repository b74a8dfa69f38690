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
  v_low text;
  v_high text;
begin
  for n in 0 .. p_months - 1 loop
    v_month := (date_trunc('month', p_from) + make_interval(months => n))::date;
    foreach v_table in array array['entry', 'transfer', 'accrual_day', 'loan_day'] loop
      v_name := v_table || to_char(v_month, '_YYYY_MM');
      continue when exists (select from pg_class where relname = v_name and relnamespace = current_schema()::regnamespace);
      if v_table in ('entry', 'transfer') then
        v_low := to_char(v_month, 'YYYYMM') || '0000000000';
        v_high := to_char(v_month + interval '1 month', 'YYYYMM') || '0000000000';
      else
        -- The first partition takes all days before the months.
        continue when v_month < (select substring(pg_get_expr(relpartbound, oid) from $re$TO \('(.*)'\)$re$)::date from pg_class
          where relname = v_table || '_before' and relnamespace = current_schema()::regnamespace);
        v_low := quote_literal(v_month);
        v_high := quote_literal((v_month + interval '1 month')::date);
      end if;
      perform pg_advisory_xact_lock(hashtextextended('months', 0));
      continue when exists (select from pg_class where relname = v_name and relnamespace = current_schema()::regnamespace);
      -- To attach it lets others read and write meanwhile; `partition of` would not.
      execute format('create table %I (like %I including defaults including constraints)', v_name, v_table);
      execute format('alter table %I attach partition %I for values from (%s) to (%s)', v_table, v_name, v_low, v_high);
      v_made := v_made + 1;
      -- What comes past the guards of the whole ledger, or empties one month of it, is refused.
      continue when v_table not in ('entry', 'transfer');
      execute format('create trigger %1$s_is_a_part before insert or truncate on %1$I for each statement execute function %2$s()',
        v_name, 'refuse_change');
    end loop;
  end loop;
  return v_made;
end $$;
