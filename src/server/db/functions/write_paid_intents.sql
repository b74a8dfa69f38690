-- Intents for which the money is all there.
create function write_paid_intents(p_ids text[], p_paid_at timestamptz[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  update payment_intent i set state = 'paid', paid_at = x.paid_at
    from unnest(p_ids, p_paid_at) as x (id, paid_at) where i.id = x.id;
end $$;
