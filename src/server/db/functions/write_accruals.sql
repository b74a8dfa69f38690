-- Days on which closing the day posted something. A day of a loan that accrued before breaks the unique rule.
create function write_accruals(
  p_orders text[], p_days date[], p_interest bigint[], p_fees bigint[], p_penalties bigint[], p_closed_at timestamptz[]
) returns void language plpgsql as $$
begin
  insert into accrual_day (order_id, accrual_date, interest_minor, fee_minor, penalty_minor, closed_at)
    select * from unnest(p_orders, p_days, p_interest, p_fees, p_penalties, p_closed_at);
end $$;
