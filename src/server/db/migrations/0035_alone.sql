-- Small sums, up to a limit of the lender's, pass with one pair of eyes: the same officer proposes and decides, and the row says so.

alter table desk_proposal add column alone boolean not null default false;
alter table desk_proposal drop constraint desk_proposal_check1;
alter table desk_proposal add constraint desk_proposal_eyes check ((decided_by = proposed_by) = alone or decided_by is null);
create index desk_proposal_alone on desk_proposal (order_id, decided_at) where alone;
