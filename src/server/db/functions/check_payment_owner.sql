-- Refuses a payment with an order but without its borrower, or the reverse, or with rows that do not exist. Checks once per
-- statement; foreign keys would check each row and key.
create function check_payment_owner() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if exists (
    select 1 from new_rows p
      left join loan_order o on o.id = p.order_id
      left join payment_intent i on i.id = p.intent_id
    where o.borrower_id is distinct from p.borrower_id or o.id is distinct from p.order_id or i.id is distinct from p.intent_id
  ) then
    raise exception 'a payment does not belong to its order, borrower and intent' using errcode = '23503';
  end if;
  return null;
end $$;

create trigger payment_owner after insert on payment referencing new table as new_rows
  for each statement execute function check_payment_owner();
create trigger payment_owner_after_change after update on payment referencing new table as new_rows
  for each statement execute function check_payment_owner();
