-- The hash over the desk's acts after one and through another, beginning with the hash before them. An act that noted a contact takes the
-- contact with it, with the hash of its words while they are what was hashed or were erased.
create function acts_chain(p_previous bytea, p_after bigint, p_through bigint) returns bytea language plpgsql stable as $$
declare
  line text;
  v_hash bytea := p_previous;
begin
  for line in
    select (jsonb_build_array(a.id, a.officer_id, a.officer_name, a.role, a.act, a.subject, a.borrower_id, a.reason,
        a.before, a.after, a.address_hash, extract(epoch from a.at), extract(epoch from a.created_at))
      || case when a.act <> 'recordContact' then '[]'::jsonb else coalesce((
        select jsonb_build_array(jsonb_build_array(c.id, c.borrower_id, c.order_id, c.channel, c.direction, c.outcome,
            extract(epoch from c.at), extract(epoch from c.noted_at), c.officer_id, c.promise_id, c.against,
            case when w.contact_id is null
                or sha256(convert_to(jsonb_build_array(w.salt, w.with_whom, w.note)::text, 'UTF8')) = c.words_hash
              then encode(c.words_hash, 'hex') else 'changed' end)
            -- None is left out, so that seals over contacts of before this column hold.
            || case when c.against_also = '{}' then '[]'::jsonb else jsonb_build_array(c.against_also) end)
          from contact c left join contact_words w on w.contact_id = c.id where c.id = a.subject), '["missing"]'::jsonb) end)::text
    from desk_act a where a.id > p_after and a.id <= p_through order by a.id
  loop
    v_hash := sha256(v_hash || convert_to(line, 'UTF8'));
  end loop;
  return v_hash;
end $$;
