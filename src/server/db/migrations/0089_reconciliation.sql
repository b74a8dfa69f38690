-- Reconciliation: what providers say they settled, line by line, against what we have booked.

-- A report: a file of the provider, or a day's list that it was asked for. Stored in parts once all of it was understood, and compared
-- part by part.
create table settlement_report (
  id text primary key,
  provider text not null,
  source text not null check (source in ('file', 'list')),
  content_hash bytea not null,         -- sha256: the same content is imported once
  lines integer not null,              -- in the report
  lines_done integer not null default 0, -- compared with ours so far
  new_lines integer not null,          -- that no report had before
  changed_lines integer not null default 0, -- left out: another report had them in other words by then
  is_whole boolean not null default true, -- false while parts wait
  settled_from date not null,
  settled_through date not null,
  complete_through timestamptz not null, -- what was booked before has to be in this report or in one before it
  imported_by text not null,           -- the officer, or the job
  imported_at timestamptz not null,
  unique (provider, content_hash)
);
create index settlement_report_newest on settlement_report (imported_at desc, id);

-- A part of a report that still has to be compared: gone with the transaction that has compared it. Stored before its report: a part
-- whose report never came (an upload that was refused or broken off) is forgotten after three days.
create table settlement_part (
  report_id text not null,
  part integer not null,               -- from 0, in the order of the lines
  content bytea not null,              -- its lines as JSON, gzip
  staged_at timestamptz not null,
  primary key (report_id, part)
);
create index settlement_part_staged on settlement_part (staged_at);

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
  cleared_at timestamptz,              -- set with the row of settlement_cleared: the work list reads only those that wait
  primary key (provider, line_id),
  check ((subject_id is null) = (state in ('weMissIt', 'noted')))
);
-- Lines are listed by how they stand, page by page.
create index settlement_line_report on settlement_line (report_id, state, line, id);
-- Nothing of ours is settled twice in the same way.
create unique index settlement_line_subject on settlement_line (kind, subject_id) where subject_id is not null;
-- Differences that wait, in the order in which the work list shows them.
create index settlement_line_open on settlement_line (compared_at, id)
  where state in ('amountDiffers', 'weMissIt') and cleared_at is null;

-- What the new lines of a report come to, added up as its parts are compared: nothing has to read half a million lines for it.
create table settlement_sum (
  report_id text not null references settlement_report (id),
  bank_account text not null,
  currency char(3) not null,
  matched integer not null,
  amount_differs integer not null,
  we_miss_it integer not null,
  noted integer not null,
  gross_minor bigint not null,
  fee_minor bigint not null,
  net_minor bigint not null,
  primary key (report_id, bank_account, currency)
);

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
  cleared_at timestamptz,              -- set with the row of settlement_cleared
  primary key (kind, subject_id)
);
-- What a report should have had is found with it.
create index settlement_absence_found on settlement_absence (provider, found_at);
create index settlement_absence_since on settlement_absence (found_at, id) where cleared_at is null;

-- Differences that an officer has cleared up outside the product, with the reason.
create table settlement_cleared (
  difference_id text primary key,
  officer_id text not null references officer (id),
  reason text not null check (reason <> ''),
  cleared_at timestamptz not null
);
