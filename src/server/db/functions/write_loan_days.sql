-- Stores the figures of loans for the portfolio, on days on which they changed, and what each loan owes now for the queue of late
-- loans. A later change on the same day overwrites that day's row, so that it has the figures of the day's end. A month that is not
-- there yet is made.
create function write_loan_days(p_rows json) returns void language plpgsql as $$
begin
  for attempt in 1..2 loop
    begin
      insert into loan_day (order_id, day, next_due, principal_minor, interest_minor, fee_minor, penalty_minor, is_written_off)
        select order_id, day, next_due, principal_minor, interest_minor, fee_minor, penalty_minor, is_written_off
          from json_populate_recordset(null::loan_day, p_rows)
        on conflict (order_id, day) do update set next_due = excluded.next_due, principal_minor = excluded.principal_minor,
          interest_minor = excluded.interest_minor, fee_minor = excluded.fee_minor, penalty_minor = excluded.penalty_minor,
          is_written_off = excluded.is_written_off;
      exit;
    exception when check_violation then
      if attempt = 2 then raise; end if;
      perform make_months_of(p_rows, 'day');
    end;
  end loop;
  -- Days of the past are made again, too: the newest one counts.
  insert into owed_loan (order_id, market, borrower_id, day, next_due, owed_minor)
    select r.order_id, o.market, o.borrower_id, r.day, case when r.is_written_off then null else r.next_due end,
        r.principal_minor + r.interest_minor + r.fee_minor + r.penalty_minor
      from (select distinct on (order_id) * from json_populate_recordset(null::loan_day, p_rows) order by order_id, day desc) r
        join loan_order o on o.id = r.order_id
    on conflict (order_id) do update set day = excluded.day, next_due = excluded.next_due, owed_minor = excluded.owed_minor
      where excluded.day >= owed_loan.day;
end $$;
