-- Marks borrowers who have repaid a loan as repeat clients.
create function write_repeat_clients(p_rows json) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  update borrower b set client_kind = 'repeat'
    from json_to_recordset(p_rows) as x (id text)
    where b.id = x.id and b.client_kind = 'new';
end $$;
