-- Officers of the lender: who works at the desk, their sessions and one-time links, and what they did.

-- Who works at the desk. The row stays when somebody leaves: acts name it.
create table officer (
  id text primary key,
  name text not null check (name <> ''),
  role text not null check (role in ('support', 'collections', 'payments', 'credit', 'manager', 'auditor', 'admin')),
  created_at timestamptz not null,
  ended_at timestamptz
);

-- Where an officer is logged in: a browser, or a client of the calls. Machine time, so that a moved business clock ends nobody.
create table officer_session (
  token_hash bytea primary key,        -- sha256 of the token: the token itself is nowhere
  officer_id text not null references officer (id),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index officer_session_officer on officer_session (officer_id);

-- One-time links that log in: an invitation, or a launch of the demo. Machine time.
create table officer_launch (
  token_hash bytea primary key,
  officer_id text not null references officer (id),
  expires_at timestamptz not null,
  used_at timestamptz
);

-- What officers did, refused attempts included: append-only (refuse_change.sql), and under the seals of the ledger.
create table desk_act (
  id bigint generated always as identity primary key,
  officer_id text not null references officer (id),
  officer_name text not null,
  role text not null,                  -- as it was then
  act text not null,
  subject text not null,               -- id of a borrower, loan, case, payment, proposal or officer; empty for none
  borrower_id text,                    -- whose page or money it is, where it is somebody's
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

-- A seal covers the acts since the seal before as well: through this one, 0 where there were none yet.
alter table ledger_seal add column through_act bigint not null default 0;
