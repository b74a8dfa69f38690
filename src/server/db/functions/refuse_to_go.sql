-- Refuses to delete orders and intents and to change their ids: with that, check_event_order and check_payment_owner do all that
-- foreign keys would do.
create function refuse_to_go() returns trigger language plpgsql as $$
begin
  raise exception 'a row of % stays, under its name', tg_table_name using errcode = '23503';
end $$;

create trigger loan_order_stays before delete on loan_order for each row execute function refuse_to_go();
create trigger loan_order_keeps_its_names before update of id, borrower_id on loan_order
  for each row execute function refuse_to_go();
create trigger loan_order_is_not_truncated before truncate on loan_order for each statement execute function refuse_to_go();
create trigger payment_intent_stays before delete on payment_intent for each row execute function refuse_to_go();
create trigger payment_intent_keeps_its_name before update of id on payment_intent
  for each row execute function refuse_to_go();
create trigger payment_intent_is_not_truncated before truncate on payment_intent
  for each statement execute function refuse_to_go();
