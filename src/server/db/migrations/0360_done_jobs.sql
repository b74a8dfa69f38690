-- Release 0.1.0, expand: finished jobs in partitions by month, apart from those that wait; their keys in a table of keys.

-- A posting queues its jobs before it stores its event: who does so while this begins ends first.
lock table job in share row exclusive mode;

-- What was done: nothing asks for one of these, a person may look back. end_job.sql moves a job here when it ends, and a month goes as a
-- whole. Jobs that ended before, or by a process of the release before, stand in `job` until the next night (move_done_jobs.sql).
create table job_done (
  id bigint not null,
  topic text not null,
  key text,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts integer not null,
  done_by text,                        -- the process that had it last
  last_error text,                     -- of one that was given up, and then ended by a person
  created_at timestamptz not null,
  done_at timestamptz not null
) partition by range (done_at);

-- The keys of jobs that are done, over all months: none of them is queued again (check_job_key.sql). Kept for longer than the jobs.
create table job_key (
  topic text not null,
  key text not null,
  done_at timestamptz not null,
  primary key (topic, key)
);
create index job_key_done on job_key (done_at);

-- What ended before this month, by the business time of a demo as well.
do $$ begin
  execute format('create table %I partition of job_done for values from (minvalue) to (%L)', 'job_done_before',
    date_trunc('month', current_date)::date);
end $$;
