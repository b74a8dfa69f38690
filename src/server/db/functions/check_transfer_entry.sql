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
  v_fault text;
begin
  select min(entry_id), max(entry_id) into v_first, v_last from new_rows;
  -- The planner takes the rows that come for one or two, and joined with them a young ledger is read again for each. A subquery finds
  -- its entry by the key, whatever the planner knows.
  select case when asked is null then 'a line does not belong to its entry' else 'the lines of an entry do not add up to its amount' end
    into v_fault from (
      select (select e.amount from entry e where e.id = line.entry_id and e.id between v_first and v_last and e.txid = pg_current_xact_id()
          and e.currency = line.currency and (e.loan_id is null or e.loan_id = line.loan_id)) as asked,
        (select sum(t.amount) from transfer t where t.entry_id = line.entry_id and t.entry_id between v_first and v_last) as reached
      from (select distinct entry_id, currency, loan_id from new_rows) line offset 0
    ) of_entry where asked is distinct from reached order by asked nulls first limit 1;
  if v_fault is null and exists (
    select 1 from (select debit as code from new_rows union select credit from new_rows) named
    where (select a.code from gl_account a where a.code = named.code) is null
  ) then
    v_fault := 'a line does not belong to its entry';
  end if;
  if v_fault is not null then
    raise exception '%', v_fault using errcode = '23514';
  end if;
  return null;
end $$;

create trigger transfer_entry after insert on transfer referencing new table as new_rows
  for each statement execute function check_transfer_entry();
