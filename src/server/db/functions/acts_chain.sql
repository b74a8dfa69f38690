-- The hash over the desk's acts after one and through another, beginning with the hash before them.
create function acts_chain(p_previous bytea, p_after bigint, p_through bigint) returns bytea language plpgsql stable as $$
declare
  line text;
  v_hash bytea := p_previous;
begin
  for line in
    select jsonb_build_array(a.id, a.officer_id, a.officer_name, a.role, a.act, a.subject, a.borrower_id, a.reason,
        a.before, a.after, a.address_hash, extract(epoch from a.at), extract(epoch from a.created_at))::text
    from desk_act a where a.id > p_after and a.id <= p_through order by a.id
  loop
    v_hash := sha256(v_hash || convert_to(line, 'UTF8'));
  end loop;
  return v_hash;
end $$;
