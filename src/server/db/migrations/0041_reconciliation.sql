-- Reconciliation: what providers say they settled, line by line, against what we have booked, and accounts for where the money is.

-- A report that was imported whole: a file of the provider, or a day's list that it was asked for.
create table settlement_report (
  id text primary key,
  provider text not null,
  source text not null check (source in ('file', 'list')),
  content_hash bytea not null,         -- sha256: the same content is imported once
  lines integer not null,              -- in the report
  new_lines integer not null,          -- that no report had before
  settled_from date not null,
  settled_through date not null,
  complete_through timestamptz not null, -- what was booked before has to be in this report or in one before it
  imported_by text not null,           -- the officer, or the job
  imported_at timestamptz not null,
  unique (provider, content_hash)
);
create index settlement_report_newest on settlement_report (imported_at desc, id);

-- A line, once for each number of the provider. Amounts as they change what the provider owes us.
create table settlement_line (
  id text not null unique,             -- ours, short
  provider text not null,
  line_id text not null,
  report_id text not null references settlement_report (id),
  line integer not null,               -- in the report
  kind text not null check (kind in ('payment', 'paymentReturn', 'payout', 'payoutReturn', 'ownTransfer', 'fee')),
  transaction_id text not null,
  reference text not null,
  gross_minor bigint not null,
  fee_minor bigint not null,
  net_minor bigint not null check (net_minor = gross_minor - fee_minor),
  currency char(3) not null,
  settled_on date not null,
  bank_account text not null,
  state text not null check (state in ('matched', 'amountDiffers', 'weMissIt', 'noted')),
  subject_id text,                     -- what of ours it is: a payment, a payout's key or a refund
  our_minor bigint,
  compared_at timestamptz not null,
  primary key (provider, line_id),
  check ((subject_id is null) = (state in ('weMissIt', 'noted')))
);
create index settlement_line_report on settlement_line (report_id, line);
-- Nothing of ours is settled twice in the same way.
create unique index settlement_line_subject on settlement_line (kind, subject_id) where subject_id is not null;
create index settlement_line_open on settlement_line (compared_at) where state in ('amountDiffers', 'weMissIt');

-- What we have booked, and what no report had by the time at which it should have been in one.
create table settlement_absence (
  id text not null unique,
  kind text not null check (kind in ('payment', 'payout')),
  subject_id text not null,
  provider text not null,
  order_id text,
  amount_minor bigint not null,
  currency char(3) not null,
  booked_at timestamptz not null,
  found_at timestamptz not null,
  primary key (kind, subject_id)
);

-- Differences that an officer has cleared up outside the product, with the reason.
create table settlement_cleared (
  difference_id text primary key,
  officer_id text not null references officer (id),
  reason text not null check (reason <> ''),
  cleared_at timestamptz not null
);

-- Payments by the time of booking: they are appended in that order.
create index payment_received on payment using brin (received_at);
