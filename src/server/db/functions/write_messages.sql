-- Stores messages to phones; a job of queue_jobs sends them. A month that is not there yet is made.
create function write_messages(p_rows json) returns void language plpgsql as $$
begin
  loop
    begin
      insert into sms_message (id, phone, send_to, purpose, body, code, spoken, about, market, created_at)
        select id, phone, send_to, purpose, body, code, spoken, about, market, created_at
          from json_populate_recordset(null::sms_message, p_rows);
      return;
    exception when check_violation then
      if (select sum(make_months(month, 1)) from (
            select distinct date_trunc('month', created_at)::date as month
              from json_populate_recordset(null::sms_message, p_rows)) named) = 0 then
        raise;
      end if;
    end;
  end loop;
end $$;
