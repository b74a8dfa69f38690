-- Release 0.1.0, expand: messages in partitions by month, behind the name that they had. Their ids begin with the second at which they
-- were written, so that an id is one over all months, and leads to its own.

do $$ declare
  seconds bigint := extract(epoch from date_trunc('month', current_date) + interval '1 month')::bigint;
  place text;
begin
  alter table sms_message rename to sms_message_before;
  alter index sms_message_pkey rename to sms_message_before_pkey;
  alter index sms_message_phone rename to sms_message_before_phone;
  alter index sms_message_sent rename to sms_message_before_sent;
  alter index sms_message_code_age rename to sms_message_before_code_age;
  alter index sms_message_age rename to sms_message_before_age;
  alter index sms_message_queued rename to sms_message_before_queued;
  execute format('create table %I (like sms_message_before including defaults including constraints including comments)
    partition by range (id)', 'sms_message');
  -- What was there before is the first partition, as it stands, through this month: or longer, where an id is of another form.
  select 'sms' || string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', ((seconds >> (5 * n)) & 31)::int + 1, 1), '' order by n desc)
    into place from generate_series(0, 5) n;
  select greatest(place, max(id) || '0') into place from sms_message_before;
  execute 'alter table sms_message add primary key (id)';
  execute 'create index sms_message_phone on sms_message (phone, created_at desc)';
  execute $i$ create index sms_message_sent on sms_message (send_to, sent_at) where state = 'sent' $i$;
  execute $i$ create index sms_message_code_age on sms_message (created_at, id)
    where purpose in ('login', 'delete', 'register', 'payment', 'account', 'phone') $i$;
  execute $i$ create index sms_message_age on sms_message (created_at, id)
    where purpose not in ('login', 'delete', 'register', 'payment', 'account', 'phone') $i$;
  execute $i$ create index sms_message_queued on sms_message (created_at) where state = 'queued' $i$;
  execute format('alter table sms_message attach partition sms_message_before for values from (minvalue) to (%L)', place);
end $$;
