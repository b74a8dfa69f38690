-- Stores payments, posted or in suspense.
create function write_payments(p_rows json) returns void language plpgsql as $$
begin
  insert into payment (id, provider, transaction_id, back_of, channel, reference, intent_id, order_id, borrower_id, amount_minor,
      currency, paid_at, value_date, state, suspense_reason, applied_as, loan_event_id, received_at)
    select id, provider, transaction_id, back_of, channel, reference, intent_id, order_id, borrower_id, amount_minor,
        currency, paid_at, value_date, state, suspense_reason, applied_as, loan_event_id, received_at
      from json_populate_recordset(null::payment, p_rows);
end $$;
