-- Queues jobs. A job with the topic and key of an earlier one, done or not, is not queued again.
create function queue_jobs(p_rows json) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
begin
  insert into job (topic, key, payload, run_at)
    select topic, key, payload, run_at from json_populate_recordset(null::job, p_rows) r
      -- Not `exists`: PostgreSQL may answer that by reading all keys.
      where (select k.key from job_key k where k.topic = r.topic and k.key = r.key) is null
    on conflict (topic, key) do nothing;
end $$;
