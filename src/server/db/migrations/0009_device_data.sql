-- What a phone told of its owner: the question that was asked, the yes, and the little that was kept by it.

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
