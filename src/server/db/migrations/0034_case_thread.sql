-- A case is a conversation: messages of both sides, the pictures of each, and where the case stands.

alter table case_message add column kind text not null default 'answer' check (kind in (
  'acknowledgement', 'question', 'answer', 'escalation', 'reply', 'reopening'));
alter table case_message alter column kind drop default;
-- Who wrote it: an officer, the borrower, or nobody (the case closed by itself).
alter table case_message add column from_borrower boolean not null default false;
alter table case_message alter column from_borrower drop default;
alter table case_message add constraint case_message_author check (not (from_borrower and officer_id is not null));
-- The order in which messages joined a thread, whatever the clock said.
alter table case_message add column position bigint generated always as identity;
drop index case_message_case;
create index case_message_case on case_message (complaint_id, position);
-- How often a borrower writes is limited by the day.
drop index case_message_borrower;
create index case_message_borrower on case_message (borrower_id, sent_at);

-- The pictures of a message. Those of the complaint itself have none.
alter table complaint_image add column message_id text references case_message (id);
update complaint_image i set message_id = m.id from case_message m
  where i.role = 'answer' and m.complaint_id = i.complaint_id and m.images ? i.name;

alter table complaint add column acknowledged_at timestamptz;
-- Set while the borrower is asked something; empty again once he has written.
alter table complaint add column asked_at timestamptz;
-- Set while an answered case is open again; the answer stays until there is another one.
alter table complaint add column reopened_at timestamptz check (reopened_at is null or answered_at is not null);
alter table complaint add column escalated_at timestamptz;
alter table complaint add column escalated_to text;
alter table complaint add constraint complaint_escalation check ((escalated_at is null) = (escalated_to is null));
update complaint set acknowledged_at = answered_at where answered_at is not null;

drop index complaint_open;
create index complaint_open on complaint (answer_by) where answered_at is null or reopened_at is not null;
