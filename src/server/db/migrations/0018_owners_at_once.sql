-- Whose a payment is and which loan an event belongs to, in one look for each statement instead of one for each row and key.

-- A payment has both an order and its borrower, or neither; what it names is there.
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

create function check_event_order() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if exists (select 1 from new_rows e left join loan_order o on o.id = e.order_id where o.id is null) then
    raise exception 'an event has no order' using errcode = '23503';
  end if;
  return null;
end $$;

-- Orders and intents stay, and so do the names they are known by: with that, this is all that foreign keys say.
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

alter table payment drop constraint payment_owner, drop constraint payment_intent_id_fkey;
alter table loan_order drop constraint loan_order_owner;
alter table loan_event drop constraint loan_event_order_id_fkey;

create trigger payment_owner after insert on payment referencing new table as new_rows
  for each statement execute function check_payment_owner();
create trigger payment_owner_after_change after update on payment referencing new table as new_rows
  for each statement execute function check_payment_owner();
create trigger loan_event_order after insert on loan_event referencing new table as new_rows
  for each statement execute function check_event_order();
create trigger loan_event_order_after_change after update on loan_event referencing new table as new_rows
  for each statement execute function check_event_order();
