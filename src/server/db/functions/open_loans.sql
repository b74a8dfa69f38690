-- Locks loans by ascending id and reads them for a change. The second statement sees what was committed while the first one waited.
-- The settings keep PostgreSQL from a cached plan that was made while the tables were small and scans them whole, and from a bitmap
-- scan, which is slower for the few rows of a loan.
create function open_loans(p_ids text[]) returns setof loan_to_change language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  set enable_bitmapscan = off
as $$
begin
  perform 1 from loan_order where id = any(p_ids) order by id for no key update;
  return query select l.* from unnest(p_ids) as a (id) join loan_to_change l on l.id = a.id order by l.id;
end $$;
