-- Officers' way in: invitations, passkeys, and the challenges that were handed out and not yet answered. Machine time, as their sessions.

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

-- A challenge counts once, for one purpose, and for one officer where one is known.
create table officer_challenge (
  challenge_hash bytea primary key,    -- sha256: the challenge itself is only with who asked for it
  purpose text not null check (purpose in ('logIn', 'join', 'add')),
  officer_id text,
  expires_at timestamptz not null
);
create index officer_challenge_expiry on officer_challenge (expires_at);
