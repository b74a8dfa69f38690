-- What borrowers do not want to be told by which channel: one row for each kind that was ever chosen. Without a row it is sent.
create table message_wish (
  borrower_id text not null references borrower (id),
  kind text not null check (kind in ('receipts', 'reminders')),
  channel text not null check (channel in ('sms')),
  wanted boolean not null,
  changed_at timestamptz not null,
  primary key (borrower_id, kind, channel)
);
insert into message_wish (borrower_id, kind, channel, wanted, changed_at)
  select id, 'reminders', 'sms', false, created_at from borrower where reminders_off and deleted_at is null;
-- The views and functions that read it are made anew after the migrations.
alter table borrower drop column reminders_off cascade;

-- The line of the inbox that a message says the same as; null where there is none.
alter table sms_message add column about text;
-- Written and not sent: the borrower does not want it, or has had too many.
alter table sms_message add column stopped_because text check (stopped_because in ('unwanted', 'tooMany'));
alter table sms_message drop constraint sms_message_state_check;
alter table sms_message add check (state in ('queued', 'sent', 'failed', 'stopped'));
alter table sms_message add check ((state = 'stopped') = (stopped_because is not null));
create index sms_message_sent on sms_message (send_to, sent_at) where state = 'sent';
