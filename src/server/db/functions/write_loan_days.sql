-- Stores the figures of loans for the portfolio, on days on which they changed, and what each loan owes now for the queue of late
-- loans. A later change on the same day overwrites that day's row, so that it has the figures of the day's end. A month that is not
-- there yet is made. Each row finds its loan, and its place in the queue, by key: a join that was
-- planned while the queue was empty read the whole queue for each loan.
create function write_loan_days(p_rows json) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
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
      insert into owed_loan (order_id, market, borrower_id, day, next_due, owed_minor, owed_step)
        select r.order_id, o.market, o.borrower_id, r.day, r.next_due, r.owed_minor, owed_step(r.owed_minor)
          from (select distinct on (order_id) order_id, day, case when is_written_off then null else next_due end as next_due,
              principal_minor + interest_minor + fee_minor + penalty_minor as owed_minor
            from given order by order_id, day desc) r
          cross join lateral (select l.market, l.borrower_id from loan_order l where l.id = r.order_id offset 0) o
        on conflict (order_id) do update set day = excluded.day, next_due = excluded.next_due, owed_minor = excluded.owed_minor,
            owed_step = excluded.owed_step
          where excluded.day >= owed_loan.day;
      return;
    exception when check_violation then
      if attempt = 2 then raise; end if;
      perform make_months_of(p_rows, 'day');
    end;
  end loop;
end $$;
