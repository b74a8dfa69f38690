-- Stores events for the lender's own systems in the order in which they happened; a job of queue_jobs sends each.
create function write_webhook_events(p_rows json) returns void language plpgsql as $$
begin
  insert into webhook_event (id, type, subject, body, created_at, state, next_try_at, tried_until, last_failure, ended_at)
    select id, type, subject, body, created_at, state, next_try_at, tried_until, last_failure, ended_at
      from json_populate_recordset(null::webhook_event, p_rows) with ordinality as rows
      order by ordinality;
end $$;
