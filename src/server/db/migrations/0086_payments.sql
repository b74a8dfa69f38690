-- Paying: intents and their codes, the provider's notices, the payments they booked, returns and refunds, money in suspense, saved
-- cards, payments with them, and automatic repayment.

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
create index payment_intent_code on payment_intent (pay_code) where pay_code is not null;
-- Which codes asked for a sum of late: money that came without a name may have been paid for one of them.
create index payment_intent_amount on payment_intent (amount_minor, currency, created_at desc);
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
create index payment_transaction on payment (transaction_id);
-- By the time of booking: rows are appended in that order.
create index payment_received on payment using brin (received_at);
-- What may wait by the hundred thousand is read in the order in which the work list shows it.
create index payment_suspense on payment (received_at, id) where state = 'suspense' and resolved_at is null;

-- Money that a provider took back, once for each of its transactions, whether the payment was heard of before or not.
create table payment_return (
  provider text not null,
  transaction_id text not null,
  reference text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- How much of it has come again, as after a dispute that was won.
  came_back_minor bigint not null default 0 check (came_back_minor between 0 and amount_minor),
  currency char(3) not null,
  -- What the return had left. `loan`: the payment left its loan. `suspense`: it left suspense. `aside`: the payment stayed, and the
  -- return waits in suspense. Null while the payment was not heard of yet, and in rows of an earlier release.
  left_place text check (left_place in ('loan', 'suspense', 'aside')),
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
  provider text,                       -- who was asked to send it, and is asked how it ended
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  -- `asked`: the job will send it. `sent`: the provider has it, or its answer was lost.
  state text not null check (state in ('asked', 'sent', 'paid', 'failed')),
  reason text,                         -- why it failed
  asked_at timestamptz not null,
  finished_at timestamptz
);
create index credit_refund_order on credit_refund (order_id, asked_at desc);
create index credit_refund_failed on credit_refund (order_id) where state = 'failed';
-- One refund under way for each order, whatever the code does.
create unique index credit_refund_live on credit_refund (order_id) where state in ('asked', 'sent');

-- Saved cards: what the borrower recognises and the processor's token. The number itself is nowhere.
create table payment_card (
  id text primary key,
  borrower_id text not null references borrower (id),
  provider text,                       -- the processor whose token it is; null in rows of an earlier release, which knew one only
  processor_token text not null,
  bank_name text not null,
  bank_code text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expires text check (expires ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  label text not null default '',      -- the borrower's own name for it
  code_needed boolean not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index payment_card_borrower on payment_card (borrower_id) where removed_at is null;
-- The same card of a processor is kept once for a borrower, whatever the code does.
create unique index payment_card_token on payment_card (borrower_id, processor_token)
  where removed_at is null and processor_token <> '';

-- A card that a borrower began to add, from the tap to the processor's word. The number itself is nowhere.
create table card_setup (
  id text primary key,                 -- also the processor's idempotency key
  borrower_id text not null references borrower (id),
  provider text not null,
  -- `asked`: the processor has not answered. `open`: the number can be typed there.
  state text not null check (state in ('asked', 'open', 'saved', 'failed')),
  setup_ref text,                      -- the processor's number of it
  holder text,                         -- what the processor calls the borrower: it learns nothing else
  card_id text references payment_card (id),
  created_at timestamptz not null,
  finished_at timestamptz,
  check (state = 'asked' or state = 'failed' or setup_ref is not null),
  check ((state = 'saved') = (card_id is not null))
);
create index card_setup_borrower on card_setup (borrower_id, created_at desc);
-- One card at a time is added by a borrower.
create unique index card_setup_live on card_setup (borrower_id) where state in ('asked', 'open');

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
  token_hash bytea unique references repay_token (token_hash), -- null for an automatic charge, which has no screen
  request_key text,                    -- the caller's Idempotency-Key: a retry gets the same record
  order_id text not null references loan_order (id),
  borrower_id text not null references borrower (id),
  card_id text not null references payment_card (id),
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  quote_day date not null,
  -- `unknown`: the processor was asked and its answer is not here.
  state text not null check (state in ('codeAsked', 'unknown', 'paid', 'declined', 'dead')),
  may_pass boolean,                    -- of a declined one: whether the bank may say yes on another day
  needs_owner boolean not null default false, -- of a declined one: the bank wants its owner to confirm it
  created_at timestamptz not null,
  confirmed_at timestamptz,            -- when the right code moved it on; null where none was needed or came
  confirm_key text,                    -- the Idempotency-Key of that confirmation: it gets the same answer again
  -- When the bank asked the owner of the card to confirm. The charge stays `unknown` until the processor says how it ended, so that
  -- everything that waits for an unknown charge waits for this one too.
  bank_asked_at timestamptz,
  -- Why a charge for which the bank asked was withdrawn: the borrower gave it up, or did not confirm in time. Null: not withdrawn so.
  withdrawn text check (withdrawn in ('givenUp', 'late')),
  finished_at timestamptz,
  check (withdrawn is null or (state = 'declined' and bank_asked_at is not null))
);
create index card_payment_borrower on card_payment (borrower_id, created_at desc);
create unique index card_payment_live on card_payment (order_id) where state in ('codeAsked', 'unknown');

-- Automatic repayment: what was agreed to for a loan, by the words that stood on the screen; kept after it ended.
create table autopay (
  id text primary key,
  order_id text not null references loan_order (id),
  borrower_id text not null references borrower (id),
  card_id text not null references payment_card (id),
  text_hash text not null references agreement_text (hash),
  language text not null,
  link_hash bytea unique,              -- of the token in its messages: stops this agreement and nothing else
  agreed_at timestamptz not null,
  stopped_at timestamptz,
  stopped_because text check (stopped_because in ('borrower', 'cardRemoved', 'loanEnded', 'cardDeclined', 'ownerMustConfirm', 'triesUsed')),
  check ((stopped_at is null) = (stopped_because is null))
);
create unique index autopay_live on autopay (order_id) where stopped_at is null;
create index autopay_borrower on autopay (borrower_id, agreed_at desc);
create index autopay_card on autopay (card_id) where stopped_at is null;
-- The close of a day goes through the live agreements in this order, to find those with something due.
create index autopay_looks on autopay (id) where stopped_at is null;

-- A message before a charge; another one where the amount has grown. The text itself is with the messages.
create table autopay_notice (
  order_id text not null references loan_order (id),
  due_date date not null,
  n integer not null check (n > 0),
  autopay_id text not null references autopay (id),
  borrower_id text not null references borrower (id),
  amount_minor bigint not null check (amount_minor > 0),
  sms_id text not null,
  written_at timestamptz not null,
  primary key (order_id, due_date, n)
);
create index autopay_notice_borrower on autopay_notice (borrower_id, written_at desc);

-- A charge for a due date: the key is what makes two workers begin one. `missed` says that there is none.
create table autopay_try (
  order_id text not null references loan_order (id),
  due_date date not null,
  n integer not null check (n > 0),
  autopay_id text not null references autopay (id),
  borrower_id text not null references borrower (id),
  amount_minor bigint not null check (amount_minor > 0),
  card_payment_id text unique references card_payment (id),
  begun_at timestamptz not null,
  outcome text check (outcome in ('paid', 'declined', 'notMade', 'unclear', 'missed')),
  ended_at timestamptz,
  primary key (order_id, due_date, n),
  check ((outcome is null) = (ended_at is null)),
  check ((outcome is not distinct from 'missed') = (card_payment_id is null))
);
create index autopay_try_borrower on autopay_try (borrower_id, begun_at desc);
-- One is under way for a loan.
create unique index autopay_try_live on autopay_try (order_id) where outcome is null;
