-- A borrower who cannot pay asks for help with a loan, and a plan that was signed for it waits for the borrower's yes.

create table hardship_request (
  id text primary key,
  order_id text not null references loan_order (id),
  borrower_id text not null references borrower (id),
  reason text not null check (reason in ('income', 'illness', 'family', 'disaster', 'other')),
  words text not null,                 -- the borrower's own; emptied with the account
  can_pay_minor bigint not null check (can_pay_minor >= 0),
  pay_from date not null,
  asked_at timestamptz not null,
  answer_by timestamptz,               -- null where the lender promises no time
  ended_at timestamptz,
  ended_as text check (ended_as in ('withdrawn', 'declined', 'answered')),
  answer text,                         -- why it was declined, in the officer's words
  officer_id text references officer (id),
  check ((ended_at is null) = (ended_as is null)),
  check ((ended_as = 'declined') = (answer is not null))
);
-- One waits at a time.
create unique index hardship_request_open on hardship_request (order_id) where ended_at is null;
create index hardship_request_order on hardship_request (order_id, asked_at);
create index hardship_request_borrower on hardship_request (borrower_id, asked_at);

create table plan_offer (
  id text primary key,                 -- the proposal that was signed
  order_id text not null references loan_order (id),
  first_day date not null,
  last_day date not null,
  due_dates jsonb not null,
  officer_id text not null references officer (id),
  reason text not null check (reason <> ''),
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  answered_as text check (answered_as in ('accepted', 'declined', 'replaced')),
  check ((answered_at is null) = (answered_as is null))
);
create unique index plan_offer_open on plan_offer (order_id) where answered_at is null;
create index plan_offer_order on plan_offer (order_id, offered_at);
