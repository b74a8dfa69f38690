-- Seals over the ledger: each covers the entries since the one before and carries its hash. A changed past breaks them.

create table ledger_seal (
  number bigint primary key check (number > 0),
  through_id bigint not null unique references entry (id), -- the last entry that it covers
  entries bigint not null check (entries > 0),
  previous bytea not null,             -- the hash of the seal before; empty for the first
  hash bytea not null,
  sealed_at timestamptz not null default now() -- machine time
);
create trigger ledger_seal_is_append_only before update or delete on ledger_seal
  for each row execute function refuse_change();
create trigger ledger_seal_is_not_truncated before truncate on ledger_seal
  for each statement execute function refuse_change();

-- The hash over all entries after one and through another, with their lines, beginning with the hash before them. Numbers of
-- transactions do not count, so that a restored copy has the same.
create function ledger_chain(p_previous bytea, p_after bigint, p_through bigint, out hash bytea, out entries bigint)
language plpgsql stable as $$
declare line text;
begin
  hash := p_previous;
  entries := 0;
  for line in
    select jsonb_build_array(e.id, e.kind, e.idem_key, encode(e.req_hash, 'hex'), e.loan_id, e.value_date, e.posting_date,
        e.amount, e.currency, e.response, e.reverses, extract(epoch from e.created_at),
        (select jsonb_agg(jsonb_build_array(t.line, t.debit, t.credit, t.loan_id, t.amount, t.currency) order by t.line)
         from transfer t where t.entry_id = e.id))::text
    from entry e where e.id > p_after and e.id <= p_through order by e.id
  loop
    hash := sha256(hash || convert_to(line, 'UTF8'));
    entries := entries + 1;
  end loop;
end $$;

-- Seals what was posted longer ago than any transaction may run: whatever gets a number below has been committed by then.
-- Returns the new seal, or nothing.
create function seal_ledger(p_patience interval) returns setof ledger_seal language plpgsql as $$
declare
  v_last ledger_seal;
  v_through bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger_seal', 0));
  select * into v_last from ledger_seal order by number desc limit 1;
  select max(e.id) into v_through from entry e
    where e.id > coalesce(v_last.through_id, 0) and e.created_at < now() - p_patience;
  if v_through is null then return; end if;
  return query insert into ledger_seal (number, through_id, entries, previous, hash)
    select coalesce(v_last.number, 0) + 1, v_through, c.entries, coalesce(v_last.hash, ''), c.hash
    from ledger_chain(coalesce(v_last.hash, ''), coalesce(v_last.through_id, 0), v_through) c
    returning *;
end $$;

-- Seals that do not hold: their hash is not that of the entries, or the one before is not the one before.
create function broken_seals() returns setof bigint language sql stable as $$
  select s.number from (
    select seal.*, lag(seal.hash, 1, ''::bytea) over (order by seal.number) as before_hash,
      lag(seal.through_id, 1, 0::bigint) over (order by seal.number) as before_id,
      row_number() over (order by seal.number) as place
    from ledger_seal seal
  ) s, ledger_chain(s.previous, s.before_id, s.through_id) c
  where s.previous <> s.before_hash or s.number <> s.place or c.hash <> s.hash or c.entries <> s.entries
  order by s.number
$$;
