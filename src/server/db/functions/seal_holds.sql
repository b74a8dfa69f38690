-- True where a seal holds: its hash matches its entries and the desk's acts, and the seal before it exists. Null where there is
-- no such seal.
create function seal_holds(p_number bigint) returns boolean language sql stable as $$
  select s.previous = coalesce(b.hash, ''::bytea) and (s.number = 1) = (b.number is null)
      and acts_chain(c.hash, coalesce(b.through_act, 0), s.through_act) = s.hash and c.entries = s.entries
      and s.through_act >= coalesce(b.through_act, 0)
    from ledger_seal s
    left join ledger_seal b on b.number = s.number - 1
    cross join lateral ledger_chain(s.previous, coalesce(b.through_id, 0), s.through_id) c
    where s.number = p_number
$$;
