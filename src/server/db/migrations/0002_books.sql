-- The books that several features read: borrowers, sessions, products, offers, loan accounts, payout accounts, messages.

create table borrower (
  id text primary key,
  market text not null,
  phone text,                          -- national digits as the market writes them; null once the account is deleted
  name text,
  birth_date date,
  email text,
  language text not null default 'en',
  client_kind text not null default 'new' check (client_kind in ('new', 'repeat')),
  blocked_until date,
  blocked_reason text,
  reminders_off boolean not null default false,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create unique index borrower_phone on borrower (market, phone) where phone is not null;

create table session (
  token_hash bytea primary key,        -- sha256 of the token: the token itself is nowhere
  borrower_id text not null references borrower (id),
  kind text not null check (kind in ('api', 'web')),
  device_id text not null default '',
  params jsonb not null default '{}',  -- the lasting common parameters: appName, appVersion, merchantNumber, system, lang
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_borrower on session (borrower_id);

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

create table loan_order (
  id text primary key,
  borrower_id text not null references borrower (id),
  product_id text not null references product (id),
  offer_id text references offer (id),
  market text not null,
  status text not null check (status in ('inReview', 'declined', 'approved', 'active', 'due', 'overdue', 'settled')),
  terms jsonb not null,
  schedule jsonb,                      -- instalments, counted from the payout; null until then
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
);
create index loan_order_borrower on loan_order (borrower_id, applied_at desc);
create index loan_order_open on loan_order (status, status_on) where status in ('approved', 'active', 'due', 'overdue', 'inReview');
-- One open application or loan for each borrower and product.
create unique index loan_order_one_open on loan_order (borrower_id, product_id)
  where status in ('inReview', 'approved', 'active', 'due', 'overdue');

-- What happened to a loan, by value date; the state is a replay of these and nothing else.
create table loan_event (
  id text primary key,
  order_id text not null references loan_order (id),
  kind text not null,
  value_date date not null,
  posting_date date not null,
  amount_minor bigint not null check (amount_minor >= 0),
  data jsonb not null default '{}',
  source_key text not null unique,     -- natural key of the cause, e.g. a provider's transaction: applied once
  created_at timestamptz not null
);
create index loan_event_order on loan_event (order_id, value_date);

create table sms_message (
  id text primary key,
  phone text not null,
  purpose text not null,
  body text not null,                  -- emptied once the message is handed over, except in demo mode
  code text,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  created_at timestamptz not null,
  sent_at timestamptz
);
create index sms_message_phone on sms_message (phone, created_at desc);
