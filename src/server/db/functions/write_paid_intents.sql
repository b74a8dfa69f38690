-- Marks payment intents as paid in full.
create function write_paid_intents(p_rows json) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  update payment_intent i set state = 'paid', paid_at = x.paid_at
    from json_to_recordset(p_rows) as x (id text, paid_at timestamptz) where i.id = x.id;
end $$;
