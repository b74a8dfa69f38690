-- What officers proposed, with the effect that was shown, and what somebody else decided. Kept whatever was decided.
create table desk_proposal (
  id text primary key,
  kind text not null,
  order_id text references loan_order (id),
  borrower_id text references borrower (id),
  payment_id text references payment (id),
  asked jsonb not null,                -- part, amount, days
  reason text not null check (reason <> ''),
  effect text not null,                -- JSON as it was computed, compared with what it is when somebody decides
  proposed_by text not null references officer (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by text references officer (id),
  decided_at timestamptz,
  approved boolean,
  decision_reason text,
  check ((decided_at is null) = (approved is null) and (decided_at is null) = (decided_by is null)),
  check (decided_by <> proposed_by)    -- four eyes, whatever the code does
);
create index desk_proposal_open on desk_proposal (proposed_at) where decided_at is null;
create index desk_proposal_order on desk_proposal (order_id) where order_id is not null;
create index desk_proposal_borrower on desk_proposal (borrower_id) where borrower_id is not null;
