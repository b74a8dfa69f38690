-- A loan as the replay needs it: its row, its events, what the ledger holds, whom to tell. Its sums are read, never stored.
create view loan_to_change as
  select o.*,
      -- [source_key, kind, value_date, amount_minor, data] of each, in no order
      (select json_agg(json_build_array(e.source_key, e.kind, e.value_date, e.amount_minor, e.data))
         from loan_event e where e.order_id = o.id) as events,
      -- [debit, credit, sum] of each pair
      (select json_agg(json_build_array(t.debit, t.credit, t.amount))
         from (select debit, credit, sum(amount)::bigint as amount from transfer
                where loan_id = o.id and entry_id > o.entries_after group by debit, credit) t) as lines,
      b.phone, b.language
    from loan_order o join borrower b on b.id = o.borrower_id;
