-- Seals what was posted longer ago than any transaction may run: whatever gets a number below has been committed by then. A seal
-- covers no more entries than can be hashed while a statement may run: to be repeated until it returns nothing.
create function seal_ledger(p_patience interval, p_at_most bigint) returns setof ledger_seal language plpgsql as $$
declare
  v_last ledger_seal;
  v_through bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger_seal', 0));
  select * into v_last from ledger_seal order by number desc limit 1;
  select max(part.id) into v_through from (
    select e.id from entry e
      where e.id > coalesce(v_last.through_id, 0) and e.created_at < now() - p_patience order by e.id limit p_at_most
  ) part;
  if v_through is null then return; end if;
  return query insert into ledger_seal (number, through_id, entries, previous, hash)
    select coalesce(v_last.number, 0) + 1, v_through, c.entries, coalesce(v_last.hash, ''), c.hash
    from ledger_chain(coalesce(v_last.hash, ''), coalesce(v_last.through_id, 0), v_through) c
    returning *;
end $$;
