-- Where the ids of messages of a second begin: as inOrder of adapters/machine/ids.ts writes them.
create function message_place(p_at timestamptz) returns text language sql immutable as $$
  select 'sms' || string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', ((extract(epoch from p_at)::bigint >> (5 * n)) & 31)::int + 1, 1),
      '' order by n desc) from generate_series(0, 5) n
$$;
