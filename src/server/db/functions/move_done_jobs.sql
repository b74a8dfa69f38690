-- Moves at most so many jobs out of the queue that were done there: before there were months, or by a process of the release before. Returns
-- how many.
create function move_done_jobs(p_at_most integer) returns integer language plpgsql as $$
declare
  v_job record;
  v_moved integer := 0;
begin
  for v_job in select id, done_at from job where done_at is not null order by id limit p_at_most for update skip locked loop
    v_moved := v_moved + 1;
    perform end_job(v_job.id, null, v_job.done_at, 'done');
  end loop;
  return v_moved;
end $$;
