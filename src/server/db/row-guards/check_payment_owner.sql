-- Refuses a payment with an order but without its borrower, or the reverse, or with rows that do not exist.
create function check_payment_owner() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
begin
  if (new.order_id is null) <> (new.borrower_id is null)
      or (new.order_id is not null
        and not exists (select from loan_order o where o.id = new.order_id and o.borrower_id = new.borrower_id))
      or (new.intent_id is not null and not exists (select from payment_intent i where i.id = new.intent_id)) then
    raise exception 'a payment does not belong to its order, borrower and intent' using errcode = '23503';
  end if;
  return null;
end $$;

create trigger payment_owner after insert or update on payment for each row execute function check_payment_owner();
