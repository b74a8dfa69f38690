-- Release 0.1.0, expand: jobs and messages are found by their age, so that each night forgets the oldest without reading the others.

-- Jobs without a key alone: those with one are kept for longer than a year, and go in the order of their numbers.
create index job_keyless_done on job (done_at) where key is null and done_at is not null;

-- Messages with a code are kept for a shorter time than the others.
create index sms_message_code_age on sms_message (created_at, id)
  where purpose in ('login', 'delete', 'register', 'payment', 'account', 'phone');
create index sms_message_age on sms_message (created_at, id)
  where purpose not in ('login', 'delete', 'register', 'payment', 'account', 'phone');

-- Texts that no provider took.
create index sms_message_queued on sms_message (created_at) where state = 'queued';

-- Whose number it was that a message went to.
create index former_phone_number on former_phone (send_to, phone);
