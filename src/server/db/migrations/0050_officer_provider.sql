-- Officers who log in by the lender's identity provider (OpenID Connect), and logins that were begun and have not come back yet.

-- Whom the provider means. Its subject stays the same when a name or an address changes.
create table officer_identity (
  issuer text not null,
  subject text not null,
  officer_id text not null references officer (id),
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index officer_identity_officer on officer_identity (officer_id);

-- One way to the provider and back: for one browser, once, within minutes. Machine time.
create table officer_provider_login (
  state_hash bytea primary key,        -- sha256 of the state that travels through the provider
  browser_hash bytea not null,         -- sha256 of what only the browser that began has, in its cookie
  nonce text not null,
  code_verifier text not null,
  next text not null,                  -- the path of the desk to which the login leads
  expires_at timestamptz not null
);
create index officer_provider_login_expiry on officer_provider_login (expires_at);
