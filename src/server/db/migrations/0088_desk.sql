-- The desk: notes, items that a person calls done, proposals and their decisions, and the portfolio with its files for accountants.

-- What officers noted about a borrower.
create table desk_note (
  id text primary key,
  borrower_id text not null references borrower (id),
  officer_id text not null references officer (id),
  body text not null,
  noted_at timestamptz not null
);
create index desk_note_borrower on desk_note (borrower_id, noted_at desc);

-- Items that only a person can call done: a refund that failed and is not sent again, a promise that was broken.
create table desk_done (
  kind text not null check (kind in ('refundFailed', 'brokenPromise')),
  subject_id text not null,
  officer_id text not null references officer (id),
  reason text not null check (reason <> ''),
  done_at timestamptz not null,
  primary key (kind, subject_id)
);

-- What officers proposed, with the effect that was shown, and what another officer decided. Kept whatever was decided.
create table desk_proposal (
  id text primary key,
  kind text not null,
  order_id text references loan_order (id),
  borrower_id text references borrower (id),
  payment_id text references payment (id),
  asked jsonb not null,                -- part, amount, days
  reason text not null check (reason <> ''),
  effect text not null,                -- JSON as it was computed, compared with what it is when it is decided
  proposed_by text not null references officer (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by text references officer (id),
  decided_at timestamptz,
  approved boolean,
  decision_reason text,
  -- Small sums, up to a limit of the lender's, pass with one pair of eyes: the same officer proposes and decides.
  alone boolean not null default false,
  check ((decided_at is null) = (approved is null) and (decided_at is null) = (decided_by is null)),
  -- Four eyes, whatever the code does.
  constraint desk_proposal_eyes check ((decided_by = proposed_by) = alone or decided_by is null)
);
create index desk_proposal_order on desk_proposal (order_id) where order_id is not null;
create index desk_proposal_borrower on desk_proposal (borrower_id) where borrower_id is not null;
create index desk_proposal_alone on desk_proposal (order_id, decided_at) where alone;
-- Lists of the desk are read in the order in which they are shown.
create index desk_proposal_open on desk_proposal (proposed_at, id) where decided_at is null;
create index desk_proposal_newest on desk_proposal (proposed_at, id);
create index desk_proposal_decided on desk_proposal (approved, proposed_at, id) where decided_at is not null;

-- The figures of a day that has ended: counted once, read by everybody.
create table portfolio_day (
  day date primary key,
  figures json not null,               -- server/portfolio/day-figures.ts
  counted_at timestamptz not null,
  listed_at timestamptz                -- null until all lists of the day are there
);

-- The loans behind the figures of a day that has ended: listed once, so that a figure of few loans is not looked for among all of them.
create table portfolio_list (
  day date not null,
  market text not null,
  figure text not null,                -- core/portfolio/figure.ts
  last_id text not null,               -- the greatest number in the row: a page reads from the first row that goes beyond its key
  order_ids text[] not null,           -- numbers of loans in their order, at most so many; server/portfolio/portfolio-list-store.ts
  primary key (day, market, figure, last_id)
);

-- Files for accountants that are written by themselves: each planned once by its name, and written once.
create table export_file (
  name text primary key,
  position bigint generated always as identity unique,
  kind text not null check (kind in ('journal', 'trial-balance', 'portfolio', 'arrears', 'complaints')),
  from_day date not null,              -- of the period that it is for, both counted
  to_day date not null,
  from_seal bigint,                    -- of a journal: the seals that it holds, both counted
  to_seal bigint,
  planned_at timestamptz not null,
  failed_at timestamptz,               -- when it last could not be written; empty again once it was
  written_at timestamptz,
  bytes bigint,
  hash text,                           -- sha256 of its bytes, hex
  check ((kind = 'journal') = (from_seal is not null and to_seal is not null)),
  check ((written_at is null) = (bytes is null) and (written_at is null) = (hash is null)),
  check (written_at is null or failed_at is null)
);
create index export_file_kind on export_file (kind, to_day desc);
