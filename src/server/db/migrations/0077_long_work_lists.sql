-- What may wait by the hundred thousand is read in the order in which the work list shows it.
drop index settlement_line_open;
create index settlement_line_open on settlement_line (compared_at, id) where state in ('amountDiffers', 'weMissIt');
create index settlement_absence_since on settlement_absence (found_at, id);
drop index payment_suspense;
create index payment_suspense on payment (received_at, id) where state = 'suspense' and resolved_at is null;
drop index desk_proposal_open;
create index desk_proposal_open on desk_proposal (proposed_at, id) where decided_at is null;
create index site_message_contact on site_message (created_at, id) where kind = 'contact';
create index job_dead_since on job (dead_at) where dead_at is not null;
-- What an officer has.
create index desk_take_officer on desk_take (officer_id, kind);
