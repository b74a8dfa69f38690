-- The hash over all entries after one and through another, with their lines, beginning with the hash before them. Transaction
-- ids are left out, so that a restored copy has the same hash.
create function ledger_chain(p_previous bytea, p_after bigint, p_through bigint, out hash bytea, out entries bigint)
language plpgsql stable as $$
declare line text;
begin
  hash := p_previous;
  entries := 0;
  for line in
    select jsonb_build_array(e.id, e.kind, e.idem_key, e.loan_id, e.value_date, e.posting_date,
        e.amount, e.currency, extract(epoch from e.created_at),
        (select jsonb_agg(jsonb_build_array(t.line, t.debit, t.credit, t.loan_id, t.amount, t.currency) order by t.line)
         from transfer t where t.entry_id = e.id and t.entry_id > p_after and t.entry_id <= p_through))::text
    from entry e where e.id > p_after and e.id <= p_through order by e.id
  loop
    hash := sha256(hash || convert_to(line, 'UTF8'));
    entries := entries + 1;
  end loop;
end $$;
