-- What changes of loan accounts in their life: status, the days of it, the closure. An array for each column, as in all write_*
-- functions; the caller has locked the rows. As a second guard, each is written only over the version that was read.
-- The settings: a plan that was made while the tables were small would go on reading the whole of them.
create function write_orders(
  p_ids text[], p_statuses text[], p_statuses_on date[], p_settled_on date[], p_closure_numbers text[], p_versions bigint[],
  p_versions_before bigint[]
) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  written integer;
begin
  update loan_order o set status = x.status, status_on = x.status_on, settled_on = x.settled_on,
      closure_number = x.closure_number, version = x.version
    from unnest(p_ids, p_statuses, p_statuses_on, p_settled_on, p_closure_numbers, p_versions, p_versions_before)
      as x (id, status, status_on, settled_on, closure_number, version, version_before)
    where o.id = x.id and o.version = x.version_before;
  get diagnostics written = row_count;
  if written <> cardinality(p_ids) then
    raise exception '% of % orders were stored by somebody else meanwhile', cardinality(p_ids) - written, cardinality(p_ids);
  end if;
end $$;
