-- What became of a message after it had left, as its provider told; null where none has told.
alter table sms_message add column delivery text check (delivery in ('delivered', 'undelivered'));
alter table sms_message add column delivery_reason text;
