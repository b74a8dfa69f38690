-- A person decides: applications and orders that the rules referred, and declines that a person looks at again because the borrower
-- asked. What the rules saw is kept as it was, sealed.
alter table application drop constraint application_state_check;
alter table application add constraint application_state_check
  check (state in ('open', 'referred', 'approved', 'declined', 'ended'));
-- One that waits for a person for each borrower and product.
create unique index application_one_referred on application (borrower_id, product_id) where state = 'referred';

create table application_review (
  subject_id text not null,            -- the application's or the order's
  kind text not null check (kind in ('referred', 'secondLook')),
  borrower_id text not null references borrower (id),
  application_id text references application (id),
  order_id text references loan_order (id),
  principal_minor bigint not null,
  currency text not null,
  asked_at timestamptz not null,
  due_by timestamptz not null,         -- what the borrower was promised
  rules jsonb not null,                -- every rule and its outcome, without figures
  secret bytea not null,               -- the facts, the limits and what was told, sealed for the borrower; empty once the account is deleted
  officer_id text references officer (id),
  decided_at timestamptz,
  approved boolean,
  reason_code text,                    -- one of the reasons with words in every language
  note text,                           -- the officer's words to the borrower
  primary key (subject_id, kind),      -- each once
  check (num_nonnulls(application_id, order_id) = 1 and subject_id = coalesce(application_id, order_id)),
  check ((decided_at is null) = (approved is null) and (decided_at is null) = (officer_id is null))
);
create index application_review_waiting on application_review (due_by, subject_id) where decided_at is null;
create index application_review_decided on application_review (decided_at desc, subject_id desc) where decided_at is not null;
create index application_review_borrower on application_review (borrower_id);
