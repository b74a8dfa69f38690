-- A borrower whose account is deleted cannot take a new loan, whatever was under way at that moment.
create function borrower_is_alive() returns trigger language plpgsql as $$
declare
  gone timestamptz;
begin
  select deleted_at into gone from borrower where id = new.borrower_id for key share;
  if gone is not null then
    raise exception 'the account of this borrower is deleted' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger loan_order_of_the_living before insert on loan_order for each row execute function borrower_is_alive();
