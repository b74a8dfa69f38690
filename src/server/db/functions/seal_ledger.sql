-- Seals what was posted longer ago than any transaction may run: by then every entry with a lower number is committed or rolled back.
-- A seal covers no more entries than one statement can hash within its timeout: call it until it returns nothing. The desk's acts of
-- the same age go under the same seal, also no more than that many.
create function seal_ledger(p_patience interval, p_at_most bigint) returns setof ledger_seal language plpgsql as $$
declare
  v_last ledger_seal;
  v_through bigint;
  v_act bigint;
  v_month bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger_seal', 0));
  select * into v_last from ledger_seal order by number desc limit 1;
  -- A seal ends with the month: each month is under seals of its own.
  select e.id / 10000000000 into v_month from entry e
    where e.id > coalesce(v_last.through_id, 0) order by e.id limit 1;
  select max(part.id) into v_through from (
    select e.id from entry e
      where e.id > coalesce(v_last.through_id, 0) and e.created_at < now() - p_patience
        and e.id < (v_month + 1) * 10000000000 order by e.id limit p_at_most
  ) part;
  if v_through is null then return; end if;
  select coalesce(max(part.id), v_last.through_act, 0) into v_act from (
    select a.id from desk_act a
      where a.id > coalesce(v_last.through_act, 0) and a.created_at < now() - p_patience order by a.id limit p_at_most
  ) part;
  return query insert into ledger_seal (number, through_id, entries, previous, hash, through_act)
    select coalesce(v_last.number, 0) + 1, v_through, c.entries, coalesce(v_last.hash, ''),
      acts_chain(c.hash, coalesce(v_last.through_act, 0), v_act), v_act
    from ledger_chain(coalesce(v_last.hash, ''), coalesce(v_last.through_id, 0), v_through) c
    returning *;
end $$;
