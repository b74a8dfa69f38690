-- Stores the figures of loans for the portfolio, on days on which they changed. A later change on the same day overwrites that day's
-- row, so that it has the figures of the day's end.
create function write_loan_days(p_rows json) returns void language plpgsql as $$
begin
  insert into loan_day (order_id, day, next_due, principal_minor, interest_minor, fee_minor, penalty_minor, is_written_off)
    select order_id, day, next_due, principal_minor, interest_minor, fee_minor, penalty_minor, is_written_off
      from json_populate_recordset(null::loan_day, p_rows)
    on conflict (order_id, day) do update set next_due = excluded.next_due, principal_minor = excluded.principal_minor,
      interest_minor = excluded.interest_minor, fee_minor = excluded.fee_minor, penalty_minor = excluded.penalty_minor,
      is_written_off = excluded.is_written_off;
end $$;
