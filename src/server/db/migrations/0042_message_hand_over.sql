-- Whose quiet hours a message keeps; null for one that was queued by an earlier release.
alter table sms_message add column market text;
-- The provider that was asked to send it, noted before it was asked: it may have the message, and no other one gets it then.
alter table sms_message add column handed_to text;
