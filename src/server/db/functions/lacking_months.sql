-- The partitions of some months, from the month of a day on, that are not there, with their bounds. What the first partition of a table
-- takes, from before there were months, is not lacking; a month that it takes in part begins where it ends.
create function lacking_months(p_from date, p_months integer)
  returns table (whole text, part text, low text, high text) language sql stable
as $$
  with month as (
    select (date_trunc('month', p_from) + make_interval(months => n))::date as begins,
        (date_trunc('month', p_from) + make_interval(months => n + 1))::date as ends
      from generate_series(0, p_months - 1) n
  ), wanted as (
    select named.whole, named.whole || to_char(begins, '_YYYY_MM') as part, case
          when named.whole in ('entry', 'transfer') then to_char(begins, 'YYYYMM') || '0000000000'
          when named.whole = 'sms_message' then message_place(begins at time zone 'UTC')
          else begins::text end as low, case
          when named.whole in ('entry', 'transfer') then to_char(ends, 'YYYYMM') || '0000000000'
          -- The letters of messages begin again after 34 years, within this month: what comes then is for the first partition.
          when named.whole = 'sms_message' and message_place(ends at time zone 'UTC') < message_place(begins at time zone 'UTC') then 'smt'
          when named.whole = 'sms_message' then message_place(ends at time zone 'UTC')
          else ends::text end as high
      from month, unnest(array['entry', 'transfer', 'accrual_day', 'loan_day', 'sms_message', 'job_done', 'provider_event']) as named (whole)
  )
  select w.whole, w.part, greatest(w.low, first.bound), w.high from wanted w
    join lateral (select substring(pg_get_expr(c.relpartbound, c.oid) from $re$TO \('(.*)'\)$re$) as bound from pg_class c
      where c.relname = w.whole || '_before' and c.relnamespace = current_schema()::regnamespace) first on w.high > first.bound
    where not exists (select from pg_class c where c.relname = w.part and c.relnamespace = current_schema()::regnamespace)
    order by w.part
$$;
