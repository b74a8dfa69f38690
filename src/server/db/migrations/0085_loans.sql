-- Loans: the order from the accepted offer on, its papers and payouts, what happened to it, days closed, and what officers and borrowers
-- agree for it later: help when a borrower cannot pay, and promises.

-- Loan accounts, from the accepted offer on. Terms and schedule as text: nothing searches in them, and they come out as they
-- were put in. The row is updated at every event and close of a day: the page keeps room for it. The columns of loan_to_change.sql
-- and open_payments.sql stand in this order.
create table loan_order (
  id text primary key,
  borrower_id text not null references borrower (id),
  product_id text not null references product (id),
  offer_id text references offer (id),
  market text not null,
  status text not null check (status in ('inReview', 'declined', 'approved', 'active', 'due', 'overdue', 'settled')),
  terms json not null,
  schedule json,                       -- instalments, counted from the payout; null until then
  disbursed_on date,
  applied_at timestamptz not null,
  answer_by timestamptz not null,
  decided_at timestamptz,
  decision jsonb,                      -- rules and outcomes
  decline_reason text,
  retry_on date,
  approval_ends_on date,
  manual_withdrawal boolean not null default false,
  withdrawal_asked_at timestamptz,
  payout_account_id text references payout_account (id),
  payout_state text not null default 'none' check (payout_state in ('none', 'queued', 'sent', 'paid', 'failed')),
  payout_failure text,
  status_on date,                      -- the market day for which status was last computed
  settled_on date,
  closure_number text unique,
  redirect_url text not null default '',
  score_asked boolean not null default false,
  collection_allowed boolean not null default true,
  version bigint not null default 0
) with (fillfactor = 70);
create index loan_order_borrower on loan_order (borrower_id, applied_at desc);
-- The day close goes through the running loans of a market by id. No index names a day that the close writes, or the version, so that
-- closing a day leaves every index as it is, where the page has room.
create index loan_order_running on loan_order (market, id) where status in ('active', 'due', 'overdue');
create index loan_order_applied on loan_order (status) where status in ('approved', 'inReview');
create index loan_order_payout_failed on loan_order (id) where status = 'approved' and payout_state = 'failed';
-- Loans by the month of their payout. The day is written once, by the payout.
create index loan_order_paid_out on loan_order (market, date_trunc('month', disbursed_on::timestamp), id) where disbursed_on is not null;
-- One open application or loan for each borrower and product.
create unique index loan_order_one_open on loan_order (borrower_id, product_id)
  where status in ('inReview', 'approved', 'active', 'due', 'overdue');
-- One loan account for each accepted offer: the natural key of the acceptance.
create unique index loan_order_offer on loan_order (offer_id) where offer_id is not null;

-- The numbers of closure letters.
create sequence closure_number;

-- A person decides: applications and orders that the rules referred, and declines that a person looks at again because the borrower
-- asked. What the rules saw is kept as it was, sealed.
create table application_review (
  subject_id text not null,            -- the application's or the order's
  kind text not null check (kind in ('referred', 'secondLook')),
  borrower_id text not null references borrower (id),
  application_id text references application (id),
  order_id text references loan_order (id),
  principal_minor bigint not null,
  currency text not null,
  asked_at timestamptz not null,
  due_by timestamptz not null,         -- what the borrower was promised
  rules jsonb not null,                -- every rule and its outcome, without figures
  secret bytea not null,               -- the facts, the limits and what was told, sealed for the borrower; empty once the account is deleted
  officer_id text references officer (id),
  decided_at timestamptz,
  approved boolean,
  reason_code text,                    -- one of the reasons with words in every language
  note text,                           -- the officer's words to the borrower
  primary key (subject_id, kind),      -- each once
  check (num_nonnulls(application_id, order_id) = 1 and subject_id = coalesce(application_id, order_id)),
  check ((decided_at is null) = (approved is null) and (decided_at is null) = (officer_id is null))
);
create index application_review_waiting on application_review (due_by, subject_id) where decided_at is null;
create index application_review_decided on application_review (decided_at desc, subject_id desc) where decided_at is not null;
create index application_review_borrower on application_review (borrower_id);

-- What a borrower agreed to, when, and how the question stood: one row for each agreement of an order.
create table consent (
  order_id text not null references loan_order (id),
  position integer not null,
  offer_id text not null references offer (id),
  borrower_id text not null references borrower (id),
  document text not null,
  title text not null,
  language text not null,
  version text not null,               -- sha256 of the text before the figures were filled in
  text_hash text not null references agreement_text (hash),
  ticked_by_default boolean not null,
  agreed_at timestamptz not null,
  address_hash text not null,
  device_hash text not null,
  primary key (order_id, position)
);

-- A link to one document: minutes long, opened once, saying nothing about whose it is.
create table document_link (
  token_hash bytea primary key,
  borrower_id text not null references borrower (id),
  offer_id text references offer (id),
  order_id text references loan_order (id),
  document text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index document_link_expiry on document_link (expires_at);

-- Each attempt to send the money; its key makes the provider send it once, however often we ask.
create table payout_attempt (
  order_id text not null references loan_order (id),
  attempt integer not null,
  account_id text references payout_account (id),
  provider text,                       -- who was asked to send it, and is asked how it ended, also when another is preferred by then
  amount_minor bigint not null check (amount_minor > 0),
  -- `returned`: the money came back; another attempt follows, on another account.
  state text not null default 'asked' check (state in ('asked', 'sent', 'paid', 'failed', 'returned')),
  reference text,
  reason text,
  asked_at timestamptz not null,
  answered_at timestamptz,
  primary key (order_id, attempt)
);
-- At most one attempt is under way.
create unique index payout_attempt_open on payout_attempt (order_id) where state in ('asked', 'sent');

-- What happened to a loan, by value date; the state is a replay of these and nothing else. That the order is there is checked
-- once for each statement (check_event_order.sql).
create table loan_event (
  id text primary key,                 -- natural key of the cause, e.g. a provider's transaction: applied once
  order_id text not null,
  -- By the names of core/loan/loan-event.ts; status-lists.db.test.ts compares the two.
  kind text not null check (kind in (
    'reversal', 'chargeHoliday', 'hardshipPlan', 'waiver', 'payment', 'rollover', 'dateMove', 'coolingOffExit', 'settlement',
    'creditRefund', 'writeOff')),
  value_date date not null,
  posting_date date not null,
  amount_minor bigint not null check (amount_minor >= 0),
  data jsonb not null default '{}',
  source_key text not null,            -- the id again
  created_at timestamptz not null,
  -- Unique, not without gaps: every event has one, and the receipt of a payment shows it.
  number bigint generated always as identity unique,
  check (source_key = id)
);
create index loan_event_order on loan_event (order_id, value_date);

-- Who did what an event records, and why: one row for each event that is an act of the lender. Never changed.
create table loan_act (
  event_id text primary key references loan_event (id),
  order_id text not null references loan_order (id),
  acted_by text not null,              -- the officer, or the job, that asked for it
  reason text not null check (reason <> ''),
  acted_at timestamptz not null
);
create index loan_act_order on loan_act (order_id);

-- Days on which closing the day posted something. The key is the guard: a day of a loan accrues once.
create table accrual_day (
  order_id text not null references loan_order (id),
  accrual_date date not null,
  interest_minor bigint not null,
  fee_minor bigint not null,
  penalty_minor bigint not null,
  closed_at timestamptz not null,
  primary key (order_id, accrual_date)
);

-- The last day that was closed for every open loan of a market.
create table closed_day (
  market text primary key,
  through date not null,
  closed_at timestamptz not null
);

-- What the portfolio counts of a loan, from the day on which it changed until the next row: core/portfolio/loan-day.ts. The newest
-- row holds what is so on the last closed day of the loan. Days past due are counted when it is read, so that a day on which
-- nothing happens writes nothing. No index but the key, no reference: it is written while a day is closed, for all loans.
create table loan_day (
  order_id text not null,
  day date not null,
  next_due date,                       -- of the oldest unpaid instalment; null where nothing is unpaid
  principal_minor bigint not null,
  interest_minor bigint not null,
  fee_minor bigint not null,
  penalty_minor bigint not null,
  is_written_off boolean not null,
  primary key (order_id, day)
);

-- The stars a borrower gave the app, once for each order.
create table app_score (
  borrower_id text not null references borrower (id),
  order_id text not null references loan_order (id),
  stars integer not null check (stars between 1 and 5),
  scored_at timestamptz not null,
  primary key (borrower_id, order_id)
);

-- A borrower who cannot pay asks for help with a loan.
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

-- A plan that officers have signed, and that waits for the borrower's yes.
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

-- What a borrower promised an officer to pay, and by when. Whether it was kept is read from the payments, never stored.
create table promise_to_pay (
  id text primary key,
  order_id text not null references loan_order (id),
  borrower_id text not null references borrower (id),
  amount_minor bigint not null check (amount_minor > 0),
  promised_on date not null,
  until timestamptz not null,          -- the last moment of that day in the market's zone
  note text not null,                  -- the officer's; emptied with the account
  officer_id text not null references officer (id),
  made_at timestamptz not null,
  after_number bigint not null,        -- of the loan's newest event then, 0 for none: only later ones keep the promise
  number bigint generated always as identity unique,
  ended_at timestamptz,
  ended_as text check (ended_as in ('replaced', 'withdrawn')),
  check ((ended_at is null) = (ended_as is null))
);
create index promise_to_pay_order on promise_to_pay (order_id, number);
create index promise_to_pay_borrower on promise_to_pay (borrower_id, made_at);
create index promise_to_pay_until on promise_to_pay (until) where ended_at is null;
