-- What an identity service and a credit bureau were asked about an application, by which consent, and what they found.
alter table application drop constraint application_state_check;
alter table application add constraint application_state_check
  check (state in ('open', 'checking', 'referred', 'approved', 'declined', 'ended'));
-- One that waits for answers from outside for each borrower and product.
create unique index application_one_checking on application (borrower_id, product_id) where state = 'checking';

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
