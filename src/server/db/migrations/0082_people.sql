-- People: borrowers, how they log in, where their loans are paid out to, what they agreed to, and what a phone told of its owner.

-- Who borrows. The row stays when the account is deleted, without name, phone and address.
create table borrower (
  id text primary key,
  market text not null,
  phone text,                          -- national digits as the market writes them; null once the account is deleted
  name text,
  birth_date date,
  email text,
  email_confirmed_at timestamptz,      -- when the link that went to the address was opened; null for one that was only typed
  language text not null default 'en',
  client_kind text not null default 'new' check (client_kind in ('new', 'repeat')),
  known_to_host boolean not null default false, -- brought by a lender's own app; a borrower who came by a code alone has to apply first
  blocked_until date,
  blocked_reason text,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create unique index borrower_phone on borrower (market, phone) where phone is not null;
-- The desk finds a borrower by the phone in any market, and by the beginning of the name, of the surname (all that follows the first
-- word: `dela Cruz`) and of the last word where there are more. The id makes the order of namesakes a part of the index, so that the
-- first twenty are read and not sorted out of all.
create index borrower_phone_alone on borrower (phone) where phone is not null;
create index borrower_name on borrower (lower(name) text_pattern_ops, id) where name is not null;
create index borrower_surname on borrower (lower(substring(name from '\s+(\S.*)$')) text_pattern_ops, id)
  where name like '% %';
create index borrower_last_word on borrower (lower(substring(name from '(\S+)\s*$')) text_pattern_ops, id)
  where name like '% % %';

-- Numbers that a borrower had: what was sent to them then is the borrower's, to be copied and erased with the account.
create table former_phone (
  borrower_id text not null references borrower (id),
  phone text not null,                 -- national digits
  send_to text not null,               -- the international number
  had_from timestamptz not null,
  left_at timestamptz not null,
  primary key (borrower_id, left_at)
);

-- A block that was still running when its account was deleted. It belongs to the phone: a new account with it is blocked, too.
create table held_block (
  phone_key bytea primary key,         -- a keyed hash: the phone itself is not kept
  market text not null,
  blocked_until date not null,
  blocked_reason text
);
create index held_block_end on held_block (market, blocked_until);

-- Where a borrower is logged in: a web browser or a client of the API.
create table session (
  token_hash bytea primary key,        -- sha256 of the token: the token itself is nowhere
  borrower_id text not null references borrower (id),
  kind text not null check (kind in ('api', 'web')),
  by_passkey boolean not null default false,
  device_id text not null default '',
  params jsonb not null default '{}',  -- the lasting common parameters: appName, appVersion, merchantNumber, system, lang
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_borrower on session (borrower_id);
-- The daily job finds logins that ended long ago by this.
create index session_expiry on session (expires_at);

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

-- Launch tickets that were used: each opens one page.
create table spent_ticket (
  jti text primary key,
  spent_at timestamptz not null,
  expires_at timestamptz not null
);
create index spent_ticket_expiry on spent_ticket (expires_at);

-- Passkeys: the phone's own lock as a way to log in.
create table passkey (
  id text primary key,                 -- the credential's own id, base64url
  borrower_id text not null references borrower (id),
  public_key bytea not null,           -- COSE
  counter bigint not null check (counter >= 0),  -- the last that the authenticator told; 0 for one that does not count
  label text not null,                 -- what the browser says of itself, for the list
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_borrower on passkey (borrower_id);

-- Challenges that were handed out and not yet answered. One counts once, for one purpose, and for one borrower where one is known.
create table passkey_challenge (
  challenge_hash bytea primary key,    -- sha256: only the browser that asked has the challenge itself
  purpose text not null check (purpose in ('login', 'enrol')),
  borrower_id text,
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);

-- A new phone number or e-mail address that waits for its proof.
create table contact_change (
  id text primary key,
  borrower_id text not null references borrower (id),
  kind text not null check (kind in ('phone', 'email')),
  secret bytea not null,               -- the new number or address, sealed for its borrower; emptied once it counts
  proved_at timestamptz,               -- of a phone: when the borrower showed the old one, or opened the lock of a phone of theirs
  created_at timestamptz not null,
  expires_at timestamptz not null,
  done_at timestamptz
);
create index contact_change_borrower on contact_change (borrower_id, kind, created_at);
create index contact_change_end on contact_change (expires_at) where done_at is null;

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

-- Another payout account that was asked for and waits for the code from the message: it is bound once the code is right.
create table payout_account_change (
  id text primary key,                 -- the caller's `smsToken`; worth nothing without the session and the code
  borrower_id text not null references borrower (id),
  request_key text,                    -- Idempotency-Key of the call that asked: the same call gets the same row
  confirm_key text,                    -- Idempotency-Key of the call that had the right code
  secret bytea not null,               -- the account, sealed for its borrower; emptied once it is bound
  created_at timestamptz not null,
  expires_at timestamptz not null,
  done_at timestamptz
);
create unique index payout_account_change_request on payout_account_change (borrower_id, request_key) where request_key is not null;
create index payout_account_change_end on payout_account_change (expires_at);

-- What the lender's banks.json offers and the payout provider of the market no longer sends to: left out of the form of the payout
-- account until the provider lists it again. Replaced whole by each list that is believed (PAYOUT-ACCOUNT-15).
create table payout_bank_gone (
  market text not null,
  code text not null,                  -- of a bank or a wallet, as in banks.json
  gone_since timestamptz not null,
  primary key (market, code)
);

-- Every text that was ever shown to a borrower, by the sha256 of its bytes.
create table agreement_text (
  hash text primary key,
  body text not null,
  first_used_at timestamptz not null
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

-- Up to which moment a borrower has read the inbox. Its messages are told from what happened, and not stored.
create table inbox_seen (
  borrower_id text primary key references borrower (id),
  seen_until timestamptz not null
);
