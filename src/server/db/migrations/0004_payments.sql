-- Paying: intents and their codes, the provider's notices, the payments they booked, returns and refunds, money in suspense, saved
-- cards and payments with them.

-- One wish to pay one amount for one purpose through one channel. `ref` is the key at the provider and the only thing an
-- address carries: 128 random bits.
create table payment_intent (
  id text primary key,
  ref text not null unique,
  order_id text not null references loan_order (id),
  borrower_id text not null references borrower (id),
  purpose text not null check (purpose in ('repayment', 'rollover', 'settlement', 'partial', 'coolingOff')),
  channel text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  quote_day date not null,             -- the market day whose figures the amount is
  state text not null check (state in ('unknown', 'waiting', 'paid', 'expired', 'cancelled', 'failed')),
  provider_ref text,
  pay_code text,
  qr_text text,
  page_url text,                       -- the provider's own page, for channels that have one
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,                 -- the provider's, of the payment that counted
  check (state <> 'waiting' or provider_ref is not null)
);
create index payment_intent_order on payment_intent (order_id, created_at desc);
-- One live intent for each order and purpose, whatever the code does.
create unique index payment_intent_live on payment_intent (order_id, purpose) where state in ('unknown', 'waiting');

-- Every event id of a provider, applied once. The hash shows an id that came back with another body.
create table provider_event (
  provider text not null,
  event_id text not null,
  body_hash bytea not null,
  outcome text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);

-- Money that a provider told us of, once for each of its transactions: posted to a loan, or in suspense with the reason. That
-- its intent, order and borrower belong together is checked once for each statement (check_payment_owner.sql).
create table payment (
  id text primary key,
  provider text not null,
  transaction_id text not null,
  channel text not null,
  reference text not null,
  intent_id text,
  order_id text,
  borrower_id text,
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  paid_at timestamptz not null,
  value_date date not null,
  state text not null check (state in ('posted', 'suspense')),
  suspense_reason text,
  applied_as text,                     -- what the engine took it for when it came: a late fact may change that
  loan_event_id text,
  received_at timestamptz not null,
  resolved_at timestamptz,
  unique (provider, transaction_id),
  check ((state = 'suspense') = (suspense_reason is not null))
);
create index payment_order on payment (order_id, value_date);
create index payment_suspense on payment (received_at) where state = 'suspense' and resolved_at is null;

-- Money that a provider took back, once for each of its transactions, whether the payment was heard of before or not.
create table payment_return (
  provider text not null,
  transaction_id text not null,
  reference text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  returned_at timestamptz not null,
  received_at timestamptz not null,
  resolved_at timestamptz,
  primary key (provider, transaction_id)
);

-- Money that an operator took out of suspense for a loan: who said so and why, for good.
create table suspense_placing (
  payment_id text primary key references payment (id),
  order_id text not null references loan_order (id),
  reason text not null check (reason <> ''),
  placed_by text not null check (placed_by <> ''),
  placed_at timestamptz not null
);

-- A borrower's wish to have a credit balance back, from the asking to the money's arrival.
create table credit_refund (
  id text primary key,                 -- also the payout provider's idempotency key
  order_id text not null references loan_order (id),
  borrower_id text not null references borrower (id),
  account_id text not null references payout_account (id),
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  -- `asked`: the job will send it. `sent`: the provider has it, or its answer was lost.
  state text not null check (state in ('asked', 'sent', 'paid', 'failed')),
  reason text,                         -- why it failed
  asked_at timestamptz not null,
  finished_at timestamptz
);
create index credit_refund_order on credit_refund (order_id, asked_at desc);
-- One refund under way for each order, whatever the code does.
create unique index credit_refund_live on credit_refund (order_id) where state in ('asked', 'sent');

-- Saved cards: what the borrower recognises and the processor's token. The number itself is nowhere.
create table payment_card (
  id text primary key,
  borrower_id text not null references borrower (id),
  bank_name text not null,
  bank_code text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  processor_token text not null,
  code_needed boolean not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index payment_card_borrower on payment_card (borrower_id) where removed_at is null;

-- A repayment token: for one borrower, order and quote, for one use.
create table repay_token (
  token_hash bytea primary key,
  borrower_id text not null references borrower (id),
  order_id text not null references loan_order (id),
  amount_minor bigint not null check (amount_minor > 0),
  received_minor bigint not null,      -- what the loan had received when the amount was shown
  quote_day date not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- A payment with a saved card, from the commit to the capture. Its code is a row of one_time_code with the id as subject.
create table card_payment (
  id text primary key,
  token_hash bytea not null unique references repay_token (token_hash),
  request_key text,                    -- the caller's Idempotency-Key: a retry gets the same record
  order_id text not null references loan_order (id),
  borrower_id text not null references borrower (id),
  card_id text not null references payment_card (id),
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  quote_day date not null,
  -- `unknown`: the processor was asked and its answer is not here
  state text not null check (state in ('codeAsked', 'unknown', 'paid', 'declined', 'dead')),
  created_at timestamptz not null,
  confirmed_at timestamptz,            -- when the right code moved it on; null where none was needed or came
  confirm_key text,                    -- the Idempotency-Key of that confirmation: it gets the same answer again
  finished_at timestamptz
);
create index card_payment_borrower on card_payment (borrower_id, created_at desc);
create unique index card_payment_live on card_payment (order_id) where state in ('codeAsked', 'unknown');
