-- True where a seal holds: its hash matches its entries and the desk's acts, and the seal before it exists. Of a month that is in a file
-- the hash over the entries is the one that was kept when they left, and what stands in for them is unchanged. Null where there is no
-- such seal.
create function seal_holds(p_number bigint) returns boolean language sql stable as $$
  select s.previous = coalesce(b.hash, ''::bytea) and (s.number = 1) = (b.number is null)
      and acts_chain(coalesce(a.chain, c.hash), coalesce(b.through_act, 0), s.through_act) = s.hash
      and (a.number is not null or c.entries = s.entries)
      and s.through_act >= coalesce(b.through_act, 0)
      and (a.number is null or a.number < (select max(number) from archived_seal where month = a.month) or coalesce((select r.hash = m.stand_in_head and r.entries = m.stand_ins
        from archived_month m cross join lateral ledger_chain('', to_char(m.month, 'YYYYMM')::bigint * 10000000000 - 1,
          (to_char(m.month, 'YYYYMM')::bigint + 1) * 10000000000 - 1) r where m.month = a.month), false))
    from ledger_seal s
    left join ledger_seal b on b.number = s.number - 1
    left join archived_seal a on a.number = s.number
    cross join lateral ledger_chain(s.previous, case when a.number is null then coalesce(b.through_id, 0) else s.through_id end,
      s.through_id) c
    where s.number = p_number
$$;
