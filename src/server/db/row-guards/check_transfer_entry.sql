-- A line is written while its entry is, by check_entry_has_lines, and by nothing else: its entry is not there yet. Its accounts are.
create function check_transfer_entry() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
begin
  -- 1 where a statement wrote it, and 2 where a guard did: that of its entry has said so.
  if pg_trigger_depth() < 2 or current_setting('candor.entry_at_work', true) is distinct from new.entry_id::text
      or exists (select from entry e where e.id = new.entry_id) then
    raise exception 'a line does not belong to its entry' using errcode = '23514';
  end if;
  if not exists (select from gl_account a where a.code = new.debit) or not exists (select from gl_account a where a.code = new.credit) then
    raise exception 'a line does not belong to its entry' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger transfer_entry before insert on transfer for each row execute function check_transfer_entry();
