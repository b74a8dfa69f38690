-- A visitor's message keeps by whom and how it was answered, so that the work list reads only those that wait.
alter table site_message add column done_at timestamptz;
alter table site_message add column done_by text references officer (id);
alter table site_message add column done_reason text;
update site_message s set done_at = d.done_at, done_by = d.officer_id, done_reason = d.reason
  from desk_done d where d.kind = 'contactMessage' and d.subject_id = s.id;
alter table site_message add check (num_nulls(done_at, done_by, done_reason) in (0, 3));

delete from desk_done where kind = 'contactMessage';
alter table desk_done drop constraint desk_done_kind_check;
alter table desk_done add constraint desk_done_kind_check check (kind in ('refundFailed', 'brokenPromise'));

drop index site_message_contact;
create index site_message_waiting on site_message (created_at, id) where kind = 'contact' and done_at is null;
