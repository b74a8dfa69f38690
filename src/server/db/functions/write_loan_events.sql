-- Appends events of loans. The id of an event is also the key of its cause: a second event of one cause violates the unique constraint.
create function write_loan_events(p_rows json) returns void language plpgsql as $$
begin
  insert into loan_event (id, order_id, kind, value_date, posting_date, amount_minor, data, created_at, source_key)
    select id, order_id, kind, value_date, posting_date, amount_minor, data, created_at, id
      from json_populate_recordset(null::loan_event, p_rows);
end $$;
