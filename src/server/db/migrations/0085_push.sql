-- Messages that the lender's app shows on the phone: where each borrower's phone is reached, and what became of each.

-- The phone on which a borrower last said yes, as the app names it; of somebody else once they say yes there.
create table push_address (
  borrower_id text primary key references borrower (id),
  address text not null unique,
  device_id text not null,             -- empty where the app named none
  saved_at timestamptz not null
);

-- `asked`: the lender's back end may have it. `taken`: it has. `shown`: the phone has shown it. `failed`: it did not reach the phone.
-- `late`: nobody told in time whether it was shown. Null: not sent by push.
alter table sms_message add column push_state text check (push_state in ('asked', 'taken', 'shown', 'failed', 'late'));
alter table sms_message add column push_at timestamptz;
alter table sms_message add check ((push_state is null) = (push_at is null));

alter table message_wish drop constraint message_wish_kind_check;
alter table message_wish drop constraint message_wish_channel_check;
alter table message_wish add check (channel in ('sms', 'push'));
alter table message_wish add constraint message_wish_kind check (
  (channel = 'sms' and kind in ('receipts', 'reminders'))
  or (channel = 'push' and kind in ('loan', 'cases', 'receipts', 'reminders')));
