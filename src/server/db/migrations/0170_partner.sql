-- Release 0.1.0, expand: keys of the lender's own systems, and the references by which these know our borrowers.
create table partner_key (
  id text primary key,
  name text not null,                -- of the system, as its operator called it
  rights text[] not null,
  secret_hash bytea not null,        -- sha256
  login_key text,                    -- public, PEM: it signs that the lender has logged in a borrower
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_on date                  -- in UTC: written once a day
);
create table partner_borrower (
  reference text primary key,        -- the lender's own
  borrower_id text not null unique references borrower (id),
  linked_at timestamptz not null
);
