-- Stores messages to phones; a job of queue_jobs sends them. A month that is not there yet is made.
create function write_messages(p_rows json) returns void language plpgsql as $$
begin
  for attempt in 1..2 loop
    begin
      insert into sms_message (id, phone, send_to, purpose, body, code, spoken, about, market, created_at)
        select id, phone, send_to, purpose, body, code, spoken, about, market, created_at
          from json_populate_recordset(null::sms_message, p_rows);
      return;
    exception when check_violation then
      if attempt = 2 then raise; end if;
      perform make_months_of(p_rows, 'created_at');
    end;
  end loop;
end $$;
