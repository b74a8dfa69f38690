-- Applications: what a borrower tells of themselves, step by step, pictures of identity documents, consents, decisions.

-- True for those whom a lender's own app brought: it knows who they are. Who came by a code alone has to apply first.
alter table borrower add column known_to_host boolean not null default false;
update borrower set known_to_host = true;

-- How a message leaves: as a text, or spoken by a call.
alter table sms_message add column spoken boolean not null default false;

create table application (
  id text primary key,
  borrower_id text not null references borrower (id),
  product_id text not null references product (id),
  market text not null,
  principal_minor bigint not null check (principal_minor > 0),
  state text not null check (state in ('open', 'approved', 'declined', 'ended')),
  opened_at timestamptz not null,
  decided_at timestamptz,
  decision jsonb,                      -- every rule and its outcome, without the figures that it looked at
  reasons jsonb not null default '[]', -- why it was declined, each with its day
  retry_on date,                       -- no new application before this day
  valid_until date,                    -- last day on which the offer can be taken
  check ((state in ('approved', 'declined')) = (decided_at is not null) or state = 'ended')
);
create index application_borrower on application (borrower_id, opened_at desc);
-- One application that is being filled in for each borrower and product.
create unique index application_one_open on application (borrower_id, product_id) where state = 'open';

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
  created_at timestamptz not null,
  replaced_at timestamptz
);
create unique index identity_picture_live on identity_picture (borrower_id, side) where replaced_at is null;

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
create trigger data_consent_fixed before update or delete on data_consent for each row execute function agreed_is_agreed();
