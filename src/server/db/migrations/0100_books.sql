-- Release 0.1.0, expand: the books: what accountants add to the ledger of loans, and the months that two people close.

-- When the books began: loans from before have one opening entry on this day. One row.
create table book_opening (
  through date primary key,
  one boolean not null default true unique check (one),
  loans bigint not null,               -- loans that were there
  entries bigint not null,             -- of them, those with something to open
  sums json not null,                  -- minor units by currency and posting rule
  opened_at timestamptz not null
);

-- The months of the books, one after another from the first.
create table book_period (
  month date primary key check (extract(day from month) = 1),
  state text not null default 'open' check (state in ('open', 'closed')),
  run int not null default 1 check (run > 0), -- one more after each reopening
  adjusted_at timestamptz,             -- when all loans were last adjusted; null: not yet in this run
  adjusted_event bigint,               -- the last event of a loan by then
  policy text,                         -- the version of the lender's policy by which
  chart json,                          -- the lender's chart by which it was closed; null: there was none
  reopened_by text references officer (id),
  reopened_at timestamptz,
  reopen_reason text
);

-- Entries of the books for one loan. Appended, never changed; posted into an open month only.
create table book_entry (
  loan_id text not null references loan_order (id),
  number int not null check (number > 0), -- of this loan, without a gap
  kind text not null check (kind in ('opening', 'adjustment', 'late')),
  cause text not null,                 -- the month, or the event that became known late
  value_date date not null,
  posting_date date not null,
  currency char(3) not null,
  policy text not null,                -- the version of the lender's policy
  created_at timestamptz not null default now(),
  primary key (loan_id, number)
);
create index book_entry_day on book_entry (posting_date, loan_id, number);

-- Their lines: the rule says why, core/accounting/posting-rules.ts.
create table book_line (
  loan_id text not null,
  number int not null,
  line smallint not null,
  rule text not null,
  debit text not null,
  credit text not null,
  amount bigint not null check (amount > 0 and amount < 1000000000000000),
  check (debit <> credit),
  primary key (loan_id, number, line),
  foreign key (loan_id, number) references book_entry (loan_id, number)
);

-- Where each loan stood when it was last adjusted.
create table book_loan (
  loan_id text primary key references loan_order (id),
  month date not null,
  days_past_due int not null,
  stage smallint check (stage in (1, 2, 3)), -- null: paid, given up, or its payout came back
  non_accrual_since date,
  carrying bigint not null,            -- minor units
  allowance bigint not null,
  suspended bigint not null
);
create index book_loan_non_accrual on book_loan (non_accrual_since, loan_id) where non_accrual_since is not null;

-- Proposals to close a month, with the figures that were shown, and what a second person decided on them.
create table book_close (
  id text primary key,
  month date not null references book_period (month),
  run int not null,
  figures text not null,               -- JSON as it was computed: what is signed
  reason text not null check (reason <> ''),
  proposed_by text not null references officer (id),
  proposed_at timestamptz not null,
  decided_by text references officer (id),
  decided_at timestamptz,
  approved boolean,
  decision_reason text,
  check ((decided_at is null) = (approved is null) and (decided_at is null) = (decided_by is null)),
  -- Four eyes, whatever the code does.
  constraint book_close_eyes check (decided_by <> proposed_by)
);
-- One at a time, and a month is closed once in each run.
create unique index book_close_open on book_close (month) where decided_at is null;
create unique index book_close_once on book_close (month, run) where approved;

-- The trial balance of a closed month, as it was signed.
create table book_balance (
  month date not null,
  run int not null,
  account text not null,
  currency char(3) not null,
  market text not null,                -- empty where no loan is known, as the product
  product text not null,
  opening bigint not null,             -- minor units, debit positive
  debit bigint not null,
  credit bigint not null,
  primary key (month, run, account, currency, market, product)
);
