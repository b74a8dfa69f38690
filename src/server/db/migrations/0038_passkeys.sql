-- Passkeys: the phone's own lock as a way in, and the challenges that were handed out and not yet answered.

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

-- A challenge counts once, for one purpose, and for one borrower where one is known. Nothing of a person stands here.
create table passkey_challenge (
  challenge_hash bytea primary key,    -- sha256: the challenge itself is only with who asked for it
  purpose text not null check (purpose in ('login', 'enrol')),
  borrower_id text,
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);
