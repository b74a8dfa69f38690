-- Officers of the lender: who works at the desk, how they log in, and what they did. Sessions, links and challenges expire by machine
-- time, so that a moved business clock logs nobody out.

-- Who works at the desk. The row stays when an officer leaves: acts name it.
create table officer (
  id text primary key,
  name text not null check (name <> ''),
  role text not null check (role in ('support', 'collections', 'payments', 'credit', 'manager', 'auditor', 'admin')),
  created_at timestamptz not null,
  ended_at timestamptz
);

-- Where an officer is logged in: a browser, or a client of the calls.
create table officer_session (
  token_hash bytea primary key,        -- sha256 of the token: the token itself is nowhere
  officer_id text not null references officer (id),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index officer_session_officer on officer_session (officer_id);

-- One-time links of the demo that log in.
create table officer_launch (
  token_hash bytea primary key,
  officer_id text not null references officer (id),
  expires_at timestamptz not null,
  used_at timestamptz
);

-- A one-time link by which an officer makes the first passkey. The row goes when it is used, and when another is made.
create table officer_invitation (
  token_hash bytea primary key,        -- sha256 of the token: the token itself is only in the link
  officer_id text not null references officer (id),
  expires_at timestamptz not null
);
create index officer_invitation_officer on officer_invitation (officer_id);

create table officer_passkey (
  id text primary key,                 -- the credential's own id, base64url
  officer_id text not null references officer (id),
  public_key bytea not null,           -- COSE
  counter bigint not null check (counter >= 0),  -- the last that the authenticator told; 0 for one that does not count
  label text not null,                 -- what the officer or the browser calls it, for the list
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index officer_passkey_officer on officer_passkey (officer_id);

-- Challenges that were handed out and not yet answered. One counts once, for one purpose, and for one officer where one is known.
create table officer_challenge (
  challenge_hash bytea primary key,    -- sha256: only the browser that asked has the challenge itself
  purpose text not null check (purpose in ('logIn', 'join', 'add')),
  officer_id text,
  expires_at timestamptz not null
);
create index officer_challenge_expiry on officer_challenge (expires_at);

-- Officers who log in by the lender's identity provider (OpenID Connect). Its subject stays the same when a name or an address changes.
create table officer_identity (
  issuer text not null,
  subject text not null,
  officer_id text not null references officer (id),
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index officer_identity_officer on officer_identity (officer_id);

-- A login by the identity provider that was begun and has not come back yet: for one browser, once, within minutes.
create table officer_provider_login (
  state_hash bytea primary key,        -- sha256 of the state that travels through the provider
  browser_hash bytea not null,         -- sha256 of what only the browser that began has, in its cookie
  nonce text not null,
  code_verifier text not null,
  next text not null,                  -- the path of the desk to which the login leads
  expires_at timestamptz not null
);
create index officer_provider_login_expiry on officer_provider_login (expires_at);

-- What officers did, refused attempts included: append-only (refuse_change.sql), and under the seals of the ledger.
create table desk_act (
  id bigint generated always as identity primary key,
  officer_id text references officer (id), -- null: the product did it for the lender, such as writing a file
  officer_name text not null,
  role text not null,                  -- as it was then
  act text not null,
  subject text not null,               -- id of a borrower, loan, case, payment, proposal or officer; empty for none
  borrower_id text,                    -- the borrower whose page or money it is, where there is one
  reason text not null default '',
  before jsonb,                        -- codes, days and amounts; no name, phone or words of a borrower
  after jsonb,
  address_hash text not null,
  at timestamptz not null,             -- business time
  created_at timestamptz not null default now() -- machine time: a seal waits until no transaction of that time is left
);
create index desk_act_subject on desk_act (subject, id desc);
create index desk_act_borrower on desk_act (borrower_id, id desc) where borrower_id is not null;
create index desk_act_officer on desk_act (officer_id, id desc);

-- Which officer holds an item of the work list: one at a time.
create table desk_take (
  kind text not null,
  subject_id text not null,
  officer_id text not null references officer (id),
  taken_at timestamptz not null,
  primary key (kind, subject_id)
);
create index desk_take_officer on desk_take (officer_id, kind);
