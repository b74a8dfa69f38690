-- ACCOUNTING-8: nothing is posted into a closed month, neither into the ledger nor into the books.
create function check_open_month() returns trigger language plpgsql as $$
declare v_first date := first_open_day();
begin
  if new.posting_date < v_first then
    raise exception 'the month is closed: nothing is posted before %', v_first using errcode = '23514';
  end if;
  return null;
end $$;

create trigger entry_by_open_month after insert on entry for each row execute function check_open_month();
create trigger book_entry_by_open_month after insert on book_entry for each row execute function check_open_month();
