-- Payments that were heard of, posted or in suspense.
create function write_payments(
  p_ids text[], p_providers text[], p_transactions text[], p_channels text[], p_references text[], p_intents text[],
  p_orders text[], p_borrowers text[], p_amounts bigint[], p_currencies char(3)[], p_paid_at timestamptz[],
  p_value_dates date[], p_states text[], p_suspense_reasons text[], p_applied_as text[], p_loan_events text[],
  p_received_at timestamptz[]
) returns void language plpgsql as $$
begin
  insert into payment (id, provider, transaction_id, channel, reference, intent_id, order_id, borrower_id, amount_minor,
      currency, paid_at, value_date, state, suspense_reason, applied_as, loan_event_id, received_at)
    select * from unnest(p_ids, p_providers, p_transactions, p_channels, p_references, p_intents, p_orders, p_borrowers,
      p_amounts, p_currencies, p_paid_at, p_value_dates, p_states, p_suspense_reasons, p_applied_as, p_loan_events,
      p_received_at);
end $$;
