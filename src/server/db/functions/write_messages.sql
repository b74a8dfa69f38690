-- Stores messages to phones; a job of queue_jobs sends them.
create function write_messages(p_rows json) returns void language plpgsql as $$
begin
  insert into sms_message (id, phone, send_to, purpose, body, code, spoken, about, market, created_at)
    select id, phone, send_to, purpose, body, code, spoken, about, market, created_at from json_populate_recordset(null::sms_message, p_rows);
end $$;
