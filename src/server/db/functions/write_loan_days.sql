-- What the portfolio counts of loans, on days on which it changed. A loan that changes again on a day has that day's row written
-- over: what held at its end stays.
create function write_loan_days(p_rows json) returns void language plpgsql as $$
begin
  insert into loan_day (order_id, day, next_due, principal_minor, interest_minor, fee_minor, penalty_minor, is_written_off)
    select order_id, day, next_due, principal_minor, interest_minor, fee_minor, penalty_minor, is_written_off
      from json_populate_recordset(null::loan_day, p_rows)
    on conflict (order_id, day) do update set next_due = excluded.next_due, principal_minor = excluded.principal_minor,
      interest_minor = excluded.interest_minor, fee_minor = excluded.fee_minor, penalty_minor = excluded.penalty_minor,
      is_written_off = excluded.is_written_off;
end $$;
