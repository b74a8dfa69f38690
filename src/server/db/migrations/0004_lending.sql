-- Lending: what was agreed to and proof of it, payout attempts, days closed, scores and counted events.

-- One application for each accepted offer: the natural key of the acceptance.
create unique index loan_order_offer on loan_order (offer_id) where offer_id is not null;

-- Days on which closing the day posted something. The key is the guard: a day of a loan accrues once.
create table accrual_day (
  order_id text not null references loan_order (id),
  accrual_date date not null,
  interest_minor bigint not null,
  fee_minor bigint not null,
  penalty_minor bigint not null,
  closed_at timestamptz not null,
  primary key (order_id, accrual_date)
);

-- The last day that was closed for every open loan of a market.
create table closed_day (
  market text primary key,
  through date not null,
  closed_at timestamptz not null
);

-- Every text that was ever shown to a borrower, by the sha256 of its bytes.
create table agreement_text (
  hash text primary key,
  body text not null,
  first_used_at timestamptz not null
);

-- What a borrower agreed to, when, and how the question stood: one row for each agreement of an order.
create table consent (
  order_id text not null references loan_order (id),
  position integer not null,
  offer_id text not null references offer (id),
  borrower_id text not null references borrower (id),
  document text not null,
  title text not null,
  language text not null,
  version text not null,               -- sha256 of the text before the figures were filled in
  text_hash text not null references agreement_text (hash),
  ticked_by_default boolean not null,
  agreed_at timestamptz not null,
  address_hash text not null,
  device_hash text not null,
  primary key (order_id, position)
);

create function agreed_is_agreed() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end $$;
create trigger agreement_text_fixed before update or delete on agreement_text for each row execute function agreed_is_agreed();
create trigger consent_fixed before update or delete on consent for each row execute function agreed_is_agreed();

-- A link to one document: minutes long, opened once, saying nothing about whose it is.
create table document_link (
  token_hash bytea primary key,
  borrower_id text not null references borrower (id),
  offer_id text references offer (id),
  order_id text references loan_order (id),
  document text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index document_link_expiry on document_link (expires_at);

-- Each attempt to send the money; its key makes the provider send it once, however often we ask.
create table payout_attempt (
  order_id text not null references loan_order (id),
  attempt integer not null,
  account_id text references payout_account (id),
  amount_minor bigint not null check (amount_minor > 0),
  state text not null default 'asked' check (state in ('asked', 'sent', 'paid', 'failed')),
  reference text,
  reason text,
  asked_at timestamptz not null,
  answered_at timestamptz,
  primary key (order_id, attempt)
);
-- At most one attempt is under way.
create unique index payout_attempt_open on payout_attempt (order_id) where state in ('asked', 'sent');

-- The stars a borrower gave the app, once for each order.
create table app_score (
  borrower_id text not null references borrower (id),
  order_id text not null references loan_order (id),
  stars integer not null check (stars between 1 and 5),
  scored_at timestamptz not null,
  primary key (borrower_id, order_id)
);

-- Events are counted by day, not kept one by one: nobody's path can be read from them, and they cannot pile up.
create table event_count (
  day date not null,
  module_id integer not null,
  position_id integer not null,
  product_id text not null,
  times bigint not null,
  primary key (day, module_id, position_id, product_id)
);

create sequence closure_number;
