-- People: borrowers and their sessions, one-time codes, spent launch tickets, captchas, counted limits, registrations, and what
-- a phone told of its owner.

-- Who borrows. The row stays when the account is deleted, without name, phone and address.
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
  deleted_at timestamptz,
  known_to_host boolean not null default false -- brought by a lender's own app; who came by a code alone has to apply first
);
create unique index borrower_phone on borrower (market, phone) where phone is not null;

-- Where a borrower is logged in: a web browser or a client of the API.
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

-- A code sent to a phone. The phone stands here as a keyed hash, the code as scrypt over a keyed hash: neither can be read.
-- One code counts for each phone, purpose and subject: the newest, which takes the place of the one before.
create table one_time_code (
  phone_key bytea not null,
  purpose text not null,
  subject text not null default '',    -- what else the code is bound to: a payment, an order; empty for none
  salt bytea not null,
  code_hash bytea not null,
  tries integer not null default 0 check (tries >= 0),
  looking integer not null default 0 check (looking >= 0),  -- guesses that are being looked at now
  guess_key text,                      -- Idempotency-Key of the guess that was counted last: it counts once
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (phone_key, purpose, subject)
);
create index one_time_code_expiry on one_time_code (expires_at);

-- How often something happened in a window of time. The row is the limit: it is counted up in one statement.
create table rate_window (
  key text primary key,
  used integer not null,
  started_at timestamptz not null,
  ends_at timestamptz not null
);
create index rate_window_end on rate_window (ends_at);

-- Distinct things seen under one key on one day (numbers asked for from a device), as keyed hashes.
create table seen_today (
  key text not null,
  day date not null,
  value_hash bytea not null,
  primary key (key, day, value_hash)
);

-- Launch tickets that were used: each opens one page.
create table spent_ticket (
  jti text primary key,
  spent_at timestamptz not null,
  expires_at timestamptz not null
);
create index spent_ticket_expiry on spent_ticket (expires_at);

-- Pictures with digits, to be typed before a code is sent to a phone that nobody has logged in with.
create table captcha (
  sid text primary key,
  answer text,                         -- null until a picture was drawn, and once it was used
  tries integer not null default 0,
  address_hash text not null,
  drawn_at timestamptz,
  solved_phone_key bytea,              -- the phone for which it was solved
  solved_answer text,
  solved_at timestamptz,
  created_at timestamptz not null
);
create index captcha_created on captcha (created_at);

-- Registrations that came from a campaign.
create table promotion_registration (
  borrower_id text primary key references borrower (id),
  template_id text not null default '',
  invite_code text not null default '',
  source text not null default '',
  app_source text not null default '',
  utm_tag text not null default '',
  app_name text not null default '',
  merchant_number text not null default '',
  registered_at timestamptz not null
);

-- A block that was still running when its account was deleted: it is the phone's, and meets whoever registers with it again.
create table held_block (
  phone_key bytea primary key,         -- a keyed hash: the phone itself is not kept
  market text not null,
  blocked_until date not null,
  blocked_reason text
);
create index held_block_end on held_block (market, blocked_until);

-- The question whether a phone may tell of its owner, as it was shown, and the answer.
create table device_consent (
  ref_hash bytea primary key,          -- sha256 of the question's reference
  borrower_id text not null references borrower (id),
  kind text not null check (kind in ('location', 'deviceInfo')),
  question text not null,              -- the words as they were shown
  language text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  given_at timestamptz,
  withdrawn_at timestamptz,
  check (withdrawn_at is null or given_at is not null)
);
create index device_consent_borrower on device_consent (borrower_id, given_at);

-- The little that was kept of what a phone told, under its consent and until a day.
create table device_fact (
  borrower_id text not null references borrower (id),
  kind text not null,
  consent_hash bytea not null references device_consent (ref_hash),
  data jsonb not null,
  kept_at timestamptz not null,
  forget_on date not null,
  primary key (borrower_id, kind)
);
create index device_fact_consent on device_fact (consent_hash);
