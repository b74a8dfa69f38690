// Jobs wherever they stand: those that wait, and those that are done.

/** In the place of a table. */
export const everyJob = `(select id, topic, key, payload, run_at, last_error, done_at is not null as is_done from job
  union all select id, topic, key, payload, run_at, last_error, true from job_done) as every_job`
