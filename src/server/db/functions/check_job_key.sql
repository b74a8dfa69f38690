-- Queues no job whose key was done: before its row is there, and again when it is, for the row of the same key that ended meanwhile.
create function check_job_key() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
begin
  if not exists (select from job_key k where k.topic = new.topic and k.key = new.key) then return new; end if;
  if tg_when = 'AFTER' then delete from job where id = new.id; end if;
  return null;
end $$;

create trigger job_is_new before insert on job for each row when (new.key is not null) execute function check_job_key();
create trigger job_was_new after insert on job for each row when (new.key is not null) execute function check_job_key();
