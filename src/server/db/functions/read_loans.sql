-- Reads loans as open_loans does, without a lock. A function of its own, so that it gets its own plan: in a larger query PostgreSQL
-- may scan whole tables.
create function read_loans(p_ids text[]) returns setof loan_to_change language plpgsql stable
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  set enable_bitmapscan = off
as $$
begin
  return query select l.* from unnest(p_ids) as a (id) join loan_to_change l on l.id = a.id order by l.id;
end $$;
