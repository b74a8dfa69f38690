-- Stores events of providers by their id, so that each is applied once. A month that is not there yet is made.
create function write_provider_events(p_rows json) returns void language plpgsql as $$
begin
  insert into provider_event_key (provider, event_id, body_hash, received_at)
    select r.provider, r.event_id, r.body_hash, r.received_at from json_populate_recordset(null::provider_event_key, p_rows) r;
  for attempt in 1..2 loop
    begin
      insert into provider_event (provider, event_id, outcome, received_at)
        select r.provider, r.event_id, r.outcome, r.received_at from json_populate_recordset(null::provider_event, p_rows) r;
      return;
    exception when check_violation then
      if attempt = 2 then raise; end if;
      perform make_months_of(p_rows, 'received_at');
    end;
  end loop;
end $$;
