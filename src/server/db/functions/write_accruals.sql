-- Stores the days on which the day close posted something for a loan. A second row for one day violates the unique constraint.
create function write_accruals(p_rows json) returns void language plpgsql as $$
begin
  insert into accrual_day (order_id, accrual_date, interest_minor, fee_minor, penalty_minor, closed_at)
    select order_id, accrual_date, interest_minor, fee_minor, penalty_minor, closed_at
      from json_populate_recordset(null::accrual_day, p_rows);
end $$;
