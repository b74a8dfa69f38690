-- Long lists of the desk are read in the order in which they are shown.
create index complaint_answered on complaint (answered_at, id) where answered_at is not null and reopened_at is null;
create index desk_proposal_newest on desk_proposal (proposed_at, id);
create index desk_proposal_decided on desk_proposal (approved, proposed_at, id) where decided_at is not null;
