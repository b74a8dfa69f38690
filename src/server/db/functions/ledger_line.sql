-- Each entry with its lines as the text that is hashed. Transaction ids are left out, so that a restored copy has the same hash.
create view ledger_line as
  select e.id, jsonb_build_array(e.id, e.kind, e.idem_key, e.loan_id, e.value_date, e.posting_date,
      e.amount, e.currency, extract(epoch from e.created_at),
      (select jsonb_agg(jsonb_build_array(t.line, t.debit, t.credit, t.loan_id, t.amount, t.currency) order by t.line)
       from transfer t where t.entry_id = e.id))::text as line
    from entry e;
