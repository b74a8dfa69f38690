-- Lending: products, applications, offers, what was agreed to and the proof of it, loan accounts and what happened to them, payouts,
-- days closed, scores and counted events.

-- What a lender offers. Reviewed files write it: server/db/seed, docs/products.md.
create table product (
  id text primary key,
  market text not null,
  name text not null,
  logo text not null,
  definition jsonb not null,           -- core/loan/product.ts, checked when it is stored
  position integer not null default 0,
  active boolean not null default true,
  recommended boolean not null default true,
  target_url text not null default '', -- empty: our own confirmation page
  extras jsonb not null default '{}'   -- words of the screens: pop texts, promo, agreement prompt
);

-- Where a borrower's loans are paid out to. One is live; a new one replaces it.
create table payout_account (
  id text primary key,
  borrower_id text not null references borrower (id),
  card_type text not null,
  channel_number text not null,
  bank_code text not null,
  bank_name text not null,
  last_four text not null,
  secret bytea not null,               -- every typed field as JSON, AES-256-GCM with the borrower as associated data
  created_at timestamptz not null,
  replaced_at timestamptz
);
create unique index payout_account_live on payout_account (borrower_id) where replaced_at is null;

-- Applications for a product, from the first step to the decision.
create table application (
  id text primary key,
  borrower_id text not null references borrower (id),
  product_id text not null references product (id),
  market text not null,
  principal_minor bigint not null check (principal_minor > 0),
  state text not null check (state in ('open', 'approved', 'declined', 'ended')),
  opened_at timestamptz not null,
  decided_at timestamptz,
  decision jsonb,                      -- every rule and its outcome, without the figures that it looked at
  reasons jsonb not null default '[]', -- why it was declined, each with its day
  retry_on date,                       -- no new application before this day
  valid_until date,                    -- last day on which the offer can be taken
  check ((state in ('approved', 'declined')) = (decided_at is not null) or state = 'ended')
);
create index application_borrower on application (borrower_id, opened_at desc);
-- One application that is being filled in for each borrower and product.
create unique index application_one_open on application (borrower_id, product_id) where state = 'open';

-- What was told, by step: JSON, AES-256-GCM with the borrower as associated data. The newest counts.
create table application_details (
  borrower_id text not null references borrower (id),
  step text not null check (step in ('personal', 'job', 'ext', 'identity')),
  secret bytea not null,               -- empty once the account is deleted
  saved_at timestamptz not null,
  primary key (borrower_id, step)
);

-- Pictures of identity documents: written anew by us, sealed with the borrower as associated data before they are stored.
create table identity_picture (
  name text primary key,               -- random; also the name of the file
  borrower_id text not null references borrower (id),
  side text not null check (side in ('front', 'back')),
  media_type text not null,
  size_bytes integer not null,
  created_at timestamptz not null,
  replaced_at timestamptz
);
create unique index identity_picture_live on identity_picture (borrower_id, side) where replaced_at is null;

-- What was shown before a borrower accepts: frozen, so that the acceptance can be compared with it.
create table offer (
  id text primary key,
  borrower_id text not null references borrower (id),
  product_id text not null references product (id),
  terms jsonb not null,
  offered jsonb not null,              -- the numbers shown: schedule, net proceeds, apr, disclosure values
  agreements jsonb not null default '[]', -- title, position, version hash of each text shown with it
  made_on date not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index offer_borrower on offer (borrower_id, created_at);

-- Loan accounts, from the accepted offer on. Terms and schedule as text: nothing searches in them, and they come out as they
-- were put in. The row is updated at every event and close of a day: the page keeps room for it.
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
-- The day close goes through the running loans of a market by id. No index names the day or the version, so that closing a day
-- leaves every index as it is, where the page has room.
create index loan_order_running on loan_order (market, id) where status in ('active', 'due', 'overdue');
create index loan_order_applied on loan_order (status) where status in ('approved', 'inReview');
-- One open application or loan for each borrower and product.
create unique index loan_order_one_open on loan_order (borrower_id, product_id)
  where status in ('inReview', 'approved', 'active', 'due', 'overdue');
-- One loan account for each accepted offer: the natural key of the acceptance.
create unique index loan_order_offer on loan_order (offer_id) where offer_id is not null;

-- The numbers of closure letters.
create sequence closure_number;

-- What happened to a loan, by value date; the state is a replay of these and nothing else. That the order is there is checked
-- once for each statement (check_event_order.sql).
create table loan_event (
  id text primary key,                 -- natural key of the cause, e.g. a provider's transaction: applied once
  order_id text not null,
  kind text not null,
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

-- Each attempt to send the money; its key makes the provider send it once, however often we ask.
create table payout_attempt (
  order_id text not null references loan_order (id),
  attempt integer not null,
  account_id text references payout_account (id),
  amount_minor bigint not null check (amount_minor > 0),
  state text not null default 'asked' check (state in ('asked', 'sent', 'paid', 'failed')),
  reference text,
  reason text,
  asked_at timestamptz not null,
  answered_at timestamptz,
  primary key (order_id, attempt)
);
-- At most one attempt is under way.
create unique index payout_attempt_open on payout_attempt (order_id) where state in ('asked', 'sent');

-- Every text that was ever shown to a borrower, by the sha256 of its bytes.
create table agreement_text (
  hash text primary key,
  body text not null,
  first_used_at timestamptz not null
);

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

-- What a borrower agreed to beside the papers of a loan, and took back: each a row of its own, nothing overwritten.
create table data_consent (
  id bigint generated always as identity primary key,
  borrower_id text not null references borrower (id),
  purpose text not null,
  agreed boolean not null,
  language text not null,
  text_hash text not null references agreement_text (hash),
  said_at timestamptz not null,
  address_hash text not null,
  device_hash text not null
);
create index data_consent_borrower on data_consent (borrower_id, purpose, id desc);

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

-- The stars a borrower gave the app, once for each order.
create table app_score (
  borrower_id text not null references borrower (id),
  order_id text not null references loan_order (id),
  stars integer not null check (stars between 1 and 5),
  scored_at timestamptz not null,
  primary key (borrower_id, order_id)
);

-- Events are counted by day, not kept one by one: nobody's path can be read from them, and they cannot pile up.
create table event_count (
  day date not null,
  module_id integer not null,
  position_id integer not null,
  product_id text not null,
  times bigint not null,
  primary key (day, module_id, position_id, product_id)
);
