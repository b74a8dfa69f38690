-- Release 0.1.0, contract: the check of event kinds is written anew, wider; a credit balance that pays another loan of its borrower, and an officer's offer to use it so.

alter table loan_event drop constraint loan_event_kind_check;
alter table loan_event add constraint loan_event_kind_check check (kind in (
  'reversal', 'chargeHoliday', 'hardshipPlan', 'waiver', 'payment', 'rollover', 'dateMove', 'coolingOffExit', 'settlement',
  'creditRefund', 'creditUse', 'writeOff'));

-- One act on two loans: an event on each, one entry between their clearing accounts. Never changed.
create table credit_use (
  id text primary key,                 -- also in the keys of both events and of the entry
  from_order_id text not null references loan_order (id),
  to_order_id text not null references loan_order (id),
  borrower_id text not null references borrower (id),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  used_at timestamptz not null,
  check (from_order_id <> to_order_id)
);
create index credit_use_borrower on credit_use (borrower_id, used_at);
create index credit_use_from on credit_use (from_order_id);

-- What an officer offered and a second one signed. It moves nothing: only the borrower's yes does.
create table credit_offer (
  id text primary key,                 -- the proposal
  from_order_id text not null references loan_order (id),
  to_order_id text not null references loan_order (id),
  borrower_id text not null references borrower (id),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  -- The act that accepted it; a credit can be used only once.
  use_id text unique references credit_use (id),
  check (from_order_id <> to_order_id)
);
create index credit_offer_borrower on credit_offer (borrower_id, offered_at);
create index credit_offer_from on credit_offer (from_order_id);
