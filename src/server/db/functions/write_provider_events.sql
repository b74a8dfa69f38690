-- Events of providers, so that each is applied once.
create function write_provider_events(
  p_providers text[], p_events text[], p_body_hashes bytea[], p_outcomes text[], p_received_at timestamptz[]
) returns void language plpgsql as $$
begin
  insert into provider_event (provider, event_id, body_hash, outcome, received_at)
    select * from unnest(p_providers, p_events, p_body_hashes, p_outcomes, p_received_at);
end $$;
