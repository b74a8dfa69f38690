-- The posting path, the only one: posts entries in the order in which they come, with their lines, each of which names its entry by
-- its place. A key that was posted before breaks its unique rule, and with it the transaction.
create function post_entries(
  p_loans text[], p_kinds text[], p_keys text[], p_value_dates date[], p_posting_dates date[],
  p_amounts bigint[], p_currencies char(3)[],
  p_line_entries integer[], p_lines smallint[], p_debits text[], p_credits text[], p_line_amounts bigint[]
) returns void language plpgsql as $$
begin
  with posted as (
    insert into entry (loan_id, kind, idem_key, value_date, posting_date, amount, currency)
      select * from unnest(p_loans, p_kinds, p_keys, p_value_dates, p_posting_dates, p_amounts, p_currencies)
      returning id
  ), numbered as (
    select array_agg(id order by id) as ids from posted
  )
  insert into transfer (entry_id, line, debit, credit, loan_id, amount, currency)
    select ids[x.entry], x.line, x.debit, x.credit, p_loans[x.entry], x.amount, p_currencies[x.entry]
      from numbered, unnest(p_line_entries, p_lines, p_debits, p_credits, p_line_amounts)
        as x (entry, line, debit, credit, amount);
end $$;
