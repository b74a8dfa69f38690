-- Receipts have numbers, and credit balances go back to borrowers.

-- Unique, not without gaps: every event has one, and the receipt of a payment shows it.
alter table loan_event add column number bigint generated always as identity unique;

-- A borrower's wish to have a credit balance back, from the asking to the money's arrival.
create table credit_refund (
  id text primary key,                 -- also the payout provider's idempotency key
  order_id text not null references loan_order (id),
  borrower_id text not null references borrower (id),
  account_id text not null references payout_account (id),
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  -- `asked`: the job will send it. `sent`: the provider has it, or its answer was lost.
  state text not null check (state in ('asked', 'sent', 'paid', 'failed')),
  reason text,                         -- why it failed
  asked_at timestamptz not null,
  finished_at timestamptz
);
create index credit_refund_order on credit_refund (order_id, asked_at desc);
-- One refund under way for each order, whatever the code does.
create unique index credit_refund_live on credit_refund (order_id) where state in ('asked', 'sent');
