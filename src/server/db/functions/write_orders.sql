-- Updates loan accounts: status and its dates, the closure. The caller has locked the rows; as a second guard, each row is updated
-- only where it has the version that was read. The rows are objects whose keys are columns, as in all write_ functions. The settings
-- keep PostgreSQL from a cached plan that was made while the tables were small and scans them whole.
create function write_orders(p_rows json) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  asked constant integer := json_array_length(p_rows);
  written integer;
begin
  update loan_order o set status = x.status, status_on = x.status_on, settled_on = x.settled_on,
      closure_number = x.closure_number, version = x.version
    from json_to_recordset(p_rows) as x (
      id text, status text, status_on date, settled_on date, closure_number text, version bigint, version_before bigint)
    where o.id = x.id and o.version = x.version_before;
  get diagnostics written = row_count;
  if written <> asked then
    raise exception '% of % orders were changed by another transaction', asked - written, asked;
  end if;
end $$;
