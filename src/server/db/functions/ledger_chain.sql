-- The hash over all entries after one and through another, with their lines, beginning with the hash before them.
create function ledger_chain(p_previous bytea, p_after bigint, p_through bigint, out hash bytea, out entries bigint)
language plpgsql stable as $$
declare text_of text;
begin
  hash := p_previous;
  entries := 0;
  for text_of in select l.line from ledger_line l where l.id > p_after and l.id <= p_through order by l.id
  loop
    hash := sha256(hash || convert_to(text_of, 'UTF8'));
    entries := entries + 1;
  end loop;
end $$;
