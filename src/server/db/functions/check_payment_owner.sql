-- Refuses a payment with an order but without its borrower, or the reverse, or with rows that do not exist. Checks once per
-- statement; foreign keys would check each row and key, and a join would read the orders of a young database again for each.
create function check_payment_owner() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if exists (
    select 1 from new_rows p
    where (p.order_id is null) <> (p.borrower_id is null)
      or (select o.borrower_id from loan_order o where o.id = p.order_id) is distinct from p.borrower_id
      or (select i.id from payment_intent i where i.id = p.intent_id) is distinct from p.intent_id
  ) then
    raise exception 'a payment does not belong to its order, borrower and intent' using errcode = '23503';
  end if;
  return null;
end $$;

create trigger payment_owner after insert on payment referencing new table as new_rows
  for each statement execute function check_payment_owner();
create trigger payment_owner_after_change after update on payment referencing new table as new_rows
  for each statement execute function check_payment_owner();
