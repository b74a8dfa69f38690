-- Messages to phones; a job of queue_jobs sends them.
create function write_messages(
  p_ids text[], p_phones text[], p_send_to text[], p_purposes text[], p_bodies text[], p_codes text[], p_spoken boolean[],
  p_created_at timestamptz[]
) returns void language plpgsql as $$
begin
  insert into sms_message (id, phone, send_to, purpose, body, code, spoken, created_at)
    select * from unnest(p_ids, p_phones, p_send_to, p_purposes, p_bodies, p_codes, p_spoken, p_created_at);
end $$;
