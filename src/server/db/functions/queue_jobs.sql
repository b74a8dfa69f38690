-- Jobs to do later. One with the topic and key of another is not queued again.
create function queue_jobs(p_topics text[], p_keys text[], p_payloads jsonb[], p_run_at timestamptz[]) returns void
language plpgsql as $$
begin
  insert into job (topic, key, payload, run_at) select * from unnest(p_topics, p_keys, p_payloads, p_run_at)
    on conflict (topic, key) do nothing;
end $$;
