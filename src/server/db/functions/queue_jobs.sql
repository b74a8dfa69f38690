-- Queues jobs. A job with the topic and key of an earlier one is not queued again.
create function queue_jobs(p_rows json) returns void language plpgsql as $$
begin
  insert into job (topic, key, payload, run_at)
    select topic, key, payload, run_at from json_populate_recordset(null::job, p_rows)
    on conflict (topic, key) do nothing;
end $$;
