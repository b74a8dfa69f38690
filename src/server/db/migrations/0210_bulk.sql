-- Release 0.1.0, expand: acts on many loans that two people sign once: what was chosen, the effect on each loan, and what became of it.

-- One act on many loans of one market. Kept whatever was decided.
create table desk_bulk (
  id text primary key,
  kind text not null,                  -- core/desk/bulk.ts
  market text not null,
  asked jsonb not null,                -- part, days, officer: with the kind, the act
  view text not null,                  -- the query of the queue by which the loans were chosen; empty for a list of numbers
  reason text not null check (reason <> ''),
  state text not null check (state in ('counting', 'open', 'running', 'done', 'stopped', 'rejected')),
  proposed_by text not null references officer (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  loans integer not null check (loans > 0),
  counted integer not null default 0,  -- how often the effect was computed: a job for each time
  counted_on date,                     -- the day of the market for which the effect holds
  effect text,                         -- JSON: the sums over all loans that can be done; null until they are counted
  mark text,                           -- of the effect on each loan, in their order: what is signed
  decided_by text references officer (id),
  decided_at timestamptz,
  approved boolean,
  decision_reason text,
  ended_at timestamptz,
  end_reason text,                     -- why it was stopped, by whom
  check ((decided_at is null) = (approved is null) and (decided_at is null) = (decided_by is null)),
  check ((effect is null) = (mark is null) and (effect is null) = (counted_on is null)),
  -- Four eyes, whatever the code does; and nothing runs that nobody signed.
  constraint desk_bulk_eyes check (decided_by <> proposed_by),
  constraint desk_bulk_signed check (state not in ('running', 'done') or approved)
);
create index desk_bulk_newest on desk_bulk (proposed_at, id);
create index desk_bulk_open on desk_bulk (proposed_at, id) where state = 'open';

-- Each loan of it: first with its effect, then with what became of it. A loan is done in the transaction that says so here.
create table desk_bulk_loan (
  bulk_id text not null references desk_bulk (id),
  n integer not null,
  order_id text not null,              -- as it was named: it may be none
  borrower_id text,
  state text not null check (state in ('waiting', 'counted', 'left', 'done')),
  effect text,                         -- JSON, as it is signed
  why text,                            -- why it is left out
  done_at timestamptz,
  primary key (bulk_id, n),
  unique (bulk_id, order_id),
  check ((state = 'left') = (why is not null) and (state = 'done') = (done_at is not null))
);
create index desk_bulk_loan_borrower on desk_bulk_loan (borrower_id) where borrower_id is not null;
