-- Stores events of providers by their id, so that each is applied once.
create function write_provider_events(p_rows json) returns void language plpgsql as $$
begin
  insert into provider_event (provider, event_id, body_hash, outcome, received_at)
    select provider, event_id, body_hash, outcome, received_at from json_populate_recordset(null::provider_event, p_rows);
end $$;
