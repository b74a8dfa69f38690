-- Takes a job that ended out of the queue: it goes to its month, and its key to the keys. False where it is not what the caller takes it for:
-- `held` in this attempt, `dead`, or `done`, as a process of the release before leaves it. A month that is not there yet is made.
create function end_job(p_id bigint, p_attempt integer, p_at timestamptz, p_state text) returns boolean language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare v_job job%rowtype;
begin
  delete from job where id = p_id and (p_attempt is null or attempts = p_attempt)
      and case p_state when 'held' then done_at is null and dead_at is null when 'dead' then dead_at is not null else done_at is not null end
    returning * into v_job;
  if not found then return false; end if;
  if to_regclass('job_done' || to_char(p_at, '_YYYY_MM')) is null then perform make_months(p_at::date, 1); end if;
  insert into job_done (id, topic, key, payload, run_at, attempts, done_by, last_error, created_at, done_at)
    values (v_job.id, v_job.topic, v_job.key, v_job.payload, v_job.run_at, v_job.attempts, v_job.locked_by,
      case p_state when 'dead' then v_job.last_error end, v_job.created_at, p_at);
  if v_job.key is not null then
    insert into job_key (topic, key, done_at) values (v_job.topic, v_job.key, p_at) on conflict (topic, key) do nothing;
  end if;
  return true;
end $$;
