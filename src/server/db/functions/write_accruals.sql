-- Days on which closing the day posted something. A day of a loan that accrued before breaks the unique rule.
create function write_accruals(p_rows json) returns void language plpgsql as $$
begin
  insert into accrual_day (order_id, accrual_date, interest_minor, fee_minor, penalty_minor, closed_at)
    select order_id, accrual_date, interest_minor, fee_minor, penalty_minor, closed_at
      from json_populate_recordset(null::accrual_day, p_rows);
end $$;
