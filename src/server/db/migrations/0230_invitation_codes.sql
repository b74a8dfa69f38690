-- Release 0.1.0, contract: an invitation opens with a code that is told apart from its link, and the operator only proposes a role that decides over money or officers.

-- Null for an invitation that an earlier release made: its link alone opens it, for the day that it has.
alter table officer_invitation add column code_hash bytea;
alter table officer_invitation add column tries_left integer not null default 5 check (tries_left >= 0);
-- Who is told that it was used; null for the operator, for whom all who may confirm roles are told.
alter table officer_invitation add column invited_by text references officer (id);

-- Null for what the operator gives by command: it holds once an officer signs it at the desk, and never by itself.
alter table officer_grant alter column given_by drop not null;
alter table officer_grant alter column holds_from drop not null;
alter table officer_grant add constraint officer_grant_operator check (
  (given_by is null) = (holds_from is null) and (given_by is not null or not coalesce(holds, false) or decided_by is not null)
);

alter table officer_notice alter column told_by drop not null;
alter table officer_notice drop constraint officer_notice_kind_check;
alter table officer_notice add constraint officer_notice_kind_check
  check (kind in ('invited', 'invitedAgain', 'role', 'joined', 'codeGuessed'));
