-- Payments that borrowers miss, and money that an operator places.

-- 'I paid, and it is not shown': a case that waits for a payment with a reference, and closes by itself when it is heard of.

create table payment_claim (
  complaint_id text primary key references complaint (id),
  borrower_id text not null references borrower (id),
  order_id text not null references loan_order (id),
  reference text not null,             -- letters and digits, capitals: core/payment/payment-reference.ts
  -- `found`: the money is here and lies in suspense, so that a person has to place it
  state text not null check (state in ('looking', 'found', 'matched')),
  payment_id text references payment (id),
  created_at timestamptz not null,
  unique (borrower_id, reference),
  check ((state = 'looking') = (payment_id is null))
);
create index payment_claim_reference on payment_claim (reference);
create index payment_claim_order on payment_claim (order_id);

-- The same form of the provider's number: a claim is looked up by it.
create index payment_by_reference on payment (regexp_replace(upper(transaction_id), '[^A-Z0-9]', '', 'g'));

-- Money that an operator took out of suspense for a loan: who said so and why, for good.
create table suspense_placing (
  payment_id text primary key references payment (id),
  order_id text not null references loan_order (id),
  reason text not null check (reason <> ''),
  placed_by text not null check (placed_by <> ''),
  placed_at timestamptz not null
);
create trigger suspense_placing_fixed before update or delete on suspense_placing
  for each row execute function agreed_is_agreed();
