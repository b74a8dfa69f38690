-- An entry and all its lines are written by one statement. A line has an entry of its own transaction, its currency and its
-- loan, and accounts that exist; an entry has lines, and they add up to its amount. Entries and accounts are never
-- deleted, so that this check does all that foreign keys would do.
create function check_transfer_entry() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  -- Of the entries that are named: of the months only theirs are looked at.
  v_first bigint;
  v_last bigint;
begin
  select min(entry_id), max(entry_id) into v_first, v_last from new_rows;
  if exists (
    select 1 from new_rows line left join entry e on e.id = line.entry_id and e.id between v_first and v_last
    where e.id is null or e.txid <> pg_current_xact_id() or e.currency <> line.currency
       or (e.loan_id is not null and line.loan_id is distinct from e.loan_id)
  ) or exists (
    select 1 from (select debit as code from new_rows union select credit from new_rows) named
    where (select a.code from gl_account a where a.code = named.code) is null
  ) then
    raise exception 'a line does not belong to its entry' using errcode = '23514';
  end if;
  if exists (
    select 1 from (select distinct entry_id from new_rows) line join entry e on e.id = line.entry_id
    where e.id between v_first and v_last
      and e.amount <> (select sum(t.amount) from transfer t where t.entry_id = e.id and t.entry_id between v_first and v_last)
  ) then
    raise exception 'the lines of an entry do not add up to its amount' using errcode = '23514';
  end if;
  return null;
end $$;

create trigger transfer_entry after insert on transfer referencing new table as new_rows
  for each statement execute function check_transfer_entry();
