-- Appends events of loans. The key of an event's cause is its id: a second one breaks the unique rule.
create function write_loan_events(
  p_ids text[], p_orders text[], p_kinds text[], p_value_dates date[], p_posting_dates date[], p_amounts bigint[],
  p_data jsonb[], p_created_at timestamptz[]
) returns void language plpgsql as $$
begin
  insert into loan_event (id, order_id, kind, value_date, posting_date, amount_minor, data, created_at, source_key)
    select x.*, x.id
      from unnest(p_ids, p_orders, p_kinds, p_value_dates, p_posting_dates, p_amounts, p_data, p_created_at) as x (id);
end $$;
