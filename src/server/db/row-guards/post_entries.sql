-- The posting path, the only one: posts entries in the order in which they come, each with its lines, whose `entry_id` is the place of
-- their entry. A key that was posted before violates the unique constraint and rolls the transaction back.
-- What comes for a closed month of the books is posted on the first open day; its value date stays.
create function post_entries(p_entries json, p_lines json) returns void language plpgsql as $$
declare v_first date := first_open_day();
begin
  insert into entry (loan_id, kind, idem_key, value_date, posting_date, amount, currency, lines)
    select e.loan_id, e.kind, e.idem_key, e.value_date, greatest(e.posting_date, v_first), e.amount, e.currency, l.lines
      from json_populate_recordset(null::entry, p_entries) with ordinality as e
        full join (select x.entry_id, jsonb_agg(x order by x.line) as lines
          from json_populate_recordset(null::transfer, p_lines) x group by x.entry_id) l on l.entry_id = e.ordinality
      order by e.ordinality;
end $$;
