-- Deletes a job right after its insert where a job with its key was done. queue_jobs.sql and queue.ts look for the key before they insert:
-- this is for a job that ended between the two, and for a process of the release before, which does not look.
create function check_job_key() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
begin
  if exists (select from job_key k where k.topic = new.topic and k.key = new.key) then delete from job where id = new.id; end if;
  return null;
end $$;

create trigger job_was_new after insert on job for each row when (new.key is not null) execute function check_job_key();
