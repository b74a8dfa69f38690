-- From a product to an offer: products, applications with their steps and checks, and what was shown before a borrower accepts.

-- What a lender offers. Reviewed files write it: server/db/seed, docs/products.md.
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

-- Events of pages, counted by day and not kept one by one: no borrower's path can be read from them, and they cannot pile up.
create table event_count (
  day date not null,
  module_id integer not null,
  position_id integer not null,
  product_id text not null,
  times bigint not null,
  primary key (day, module_id, position_id, product_id)
);

-- Applications for a product, from the first step to the decision.
create table application (
  id text primary key,
  borrower_id text not null references borrower (id),
  product_id text not null references product (id),
  market text not null,
  principal_minor bigint not null check (principal_minor > 0),
  state text not null check (state in ('open', 'checking', 'referred', 'approved', 'declined', 'ended')),
  opened_at timestamptz not null,
  decided_at timestamptz,
  decision jsonb,                      -- every rule and its outcome, without the figures that it looked at
  reasons jsonb not null default '[]', -- why it was declined, each with its day
  retry_on date,                       -- no new application before this day
  valid_until date,                    -- last day on which the offer can be taken
  check ((state in ('approved', 'declined')) = (decided_at is not null) or state = 'ended')
);
create index application_borrower on application (borrower_id, opened_at desc);
-- For each borrower and product, one that is being filled in, one that waits for answers from outside, and one that waits for a person.
create unique index application_one_open on application (borrower_id, product_id) where state = 'open';
create unique index application_one_checking on application (borrower_id, product_id) where state = 'checking';
create unique index application_one_referred on application (borrower_id, product_id) where state = 'referred';

-- What was told, by step: JSON, AES-256-GCM with the borrower as associated data. The newest counts.
create table application_details (
  borrower_id text not null references borrower (id),
  step text not null check (step in ('personal', 'job', 'ext', 'identity')),
  secret bytea not null,               -- empty once the account is deleted
  saved_at timestamptz not null,
  primary key (borrower_id, step)
);

-- Pictures of identity documents: written anew by us, sealed with the borrower as associated data before they are stored.
create table identity_picture (
  name text primary key,               -- random; also the name of the file
  borrower_id text not null references borrower (id),
  side text not null check (side in ('front', 'back')),
  media_type text not null,
  size_bytes integer not null,
  -- The key under which the file is sealed, by the mark with which the file begins: its bytes are not in the database.
  sealed_by bytea not null default '',
  created_at timestamptz not null,
  replaced_at timestamptz
);
create unique index identity_picture_live on identity_picture (borrower_id, side) where replaced_at is null;

-- What an identity service and a credit bureau were asked about an application, by which consent, and what they found.
create table application_check (
  id text primary key,                 -- our reference at the provider: the same one is never two enquiries
  application_id text not null references application (id),
  borrower_id text not null references borrower (id),
  kind text not null check (kind in ('identity', 'bureau')),
  provider text not null,
  text_hash text not null references agreement_text (hash), -- the words of the consent by which it was asked
  agreed_at timestamptz not null,
  asked_at timestamptz not null,
  give_up_at timestamptz not null,     -- then a person decides
  answered_at timestamptz,
  secret bytea not null,               -- the finding and the provider's number for it, sealed for the borrower; empty before and after its time
  unique (application_id, kind),       -- each once
  check (answered_at is not null or length(secret) = 0)
);
create index application_check_borrower on application_check (borrower_id, asked_at desc);
create index application_check_answered on application_check (answered_at) where length(secret) > 0;

-- What was shown before a borrower accepts: frozen, so that the acceptance can be compared with it.
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
