-- Stores the figures of loans for the portfolio, on days on which they changed, and what each loan owes now for the queue of late
-- loans. A later change on the same day overwrites that day's row, so that it has the figures of the day's end. A month that is not
-- there yet is made. The settings keep PostgreSQL from scanning owed_loan whole; the caller has locked the loans.
create function write_loan_days(p_rows json) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  written integer;
begin
  for attempt in 1..2 loop
    begin
      with given as materialized (
        select * from json_populate_recordset(null::loan_day, p_rows)
      ), days as (
        insert into loan_day (order_id, day, next_due, principal_minor, interest_minor, fee_minor, penalty_minor, is_written_off)
          select order_id, day, next_due, principal_minor, interest_minor, fee_minor, penalty_minor, is_written_off from given
          on conflict (order_id, day) do update set next_due = excluded.next_due, principal_minor = excluded.principal_minor,
            interest_minor = excluded.interest_minor, fee_minor = excluded.fee_minor, penalty_minor = excluded.penalty_minor,
            is_written_off = excluded.is_written_off
      )
      -- Days of the past are made again, too: the newest one counts.
      update owed_loan l set day = r.day, next_due = r.next_due, owed_minor = r.owed_minor, owed_step = owed_step(r.owed_minor)
        from (select distinct on (order_id) order_id, day, case when is_written_off then null else next_due end as next_due,
            principal_minor + interest_minor + fee_minor + penalty_minor as owed_minor
          from given order by order_id, day desc) r
        where l.order_id = r.order_id and r.day >= l.day;
      get diagnostics written = row_count;
      exit;
    exception when check_violation then
      if attempt = 2 then raise; end if;
      perform make_months_of(p_rows, 'day');
    end;
  end loop;
  if written = json_array_length(p_rows) then return; end if;
  -- Loans without a row, beside those whose row is of a newer day.
  insert into owed_loan (order_id, market, borrower_id, day, next_due, owed_minor, owed_step)
    select r.order_id, o.market, o.borrower_id, r.day, case when r.is_written_off then null else r.next_due end, owed.minor,
        owed_step(owed.minor)
      from (select distinct on (order_id) * from json_populate_recordset(null::loan_day, p_rows) order by order_id, day desc) r
        join loan_order o on o.id = r.order_id,
        lateral (select r.principal_minor + r.interest_minor + r.fee_minor + r.penalty_minor as minor) owed
    on conflict (order_id) do nothing;
end $$;
