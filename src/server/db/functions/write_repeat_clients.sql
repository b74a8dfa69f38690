-- Borrowers who have paid a loan back are no longer new.
create function write_repeat_clients(p_ids text[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  update borrower set client_kind = 'repeat' where client_kind = 'new' and id = any(p_ids);
end $$;
