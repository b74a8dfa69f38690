-- Posts one entry with its lines in one call. What it returns is what the key stands for: the new entry, or the one that was there.
create function post_entry(
  p_kind text, p_key text, p_hash bytea, p_loan text, p_value_date date, p_posting_date date, p_currency char(3),
  p_debits text[], p_credits text[], p_amounts bigint[], p_response jsonb, p_reverses bigint,
  out entry_id bigint, out fresh boolean, out same_request boolean, out stored_response jsonb
) language plpgsql as $$
begin
  with posted as (
    insert into entry (loan_id, kind, idem_key, req_hash, value_date, posting_date, amount, currency, response, reverses)
      values (p_loan, p_kind, p_key, p_hash, p_value_date, p_posting_date,
        (select sum(a) from unnest(p_amounts) a), p_currency, p_response, p_reverses)
      on conflict (kind, idem_key) do nothing
      returning id, response
  ), lines as (
    insert into transfer (entry_id, line, debit, credit, loan_id, amount, currency)
      select posted.id, x.line, x.debit, x.credit, p_loan, x.amount, p_currency
        from posted, unnest(p_debits, p_credits, p_amounts) with ordinality as x (debit, credit, amount, line)
  )
  select posted.id, true, true, posted.response into entry_id, fresh, same_request, stored_response from posted;
  if entry_id is null then
    -- `on conflict` has waited for a posting under the same key, so its row is visible by now.
    select e.id, false, e.req_hash = p_hash, e.response into entry_id, fresh, same_request, stored_response
    from entry e where e.kind = p_kind and e.idem_key = p_key;
  end if;
end $$;
