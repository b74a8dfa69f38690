-- The posting path, the only one: posts entries in the order in which they come, with their lines, whose `entry_id` is the place of
-- their entry. A key that was posted before violates the unique constraint and rolls the transaction back.
-- What comes for a closed month of the books is posted on the first open day; its value date stays.
create function post_entries(p_entries json, p_lines json) returns void language plpgsql as $$
declare v_first date := first_open_day();
begin
  with posted as (
    insert into entry (loan_id, kind, idem_key, value_date, posting_date, amount, currency)
      select loan_id, kind, idem_key, value_date, greatest(posting_date, v_first), amount, currency
        from json_populate_recordset(null::entry, p_entries)
      returning id
  ), numbered as (
    select array_agg(id order by id) as ids from posted
  )
  insert into transfer (entry_id, line, debit, credit, loan_id, amount, currency)
    select ids[x.entry_id], x.line, x.debit, x.credit, x.loan_id, x.amount, x.currency
      from numbered, json_populate_recordset(null::transfer, p_lines) x;
end $$;
