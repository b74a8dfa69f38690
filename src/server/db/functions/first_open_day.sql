-- The first day that is not in a closed month of the books. Holds the books open for the rest of the transaction: a close waits for it.
create function first_open_day() returns date language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('books', 0));
  return (select (max(month) + interval '1 month')::date from book_period where state = 'closed');
end $$;
