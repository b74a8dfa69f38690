-- The portfolio: what loans were on each day, and the figures of days that have ended.

-- What the portfolio counts of a loan, from the day on which it changed until the next row: core/portfolio/loan-day.ts. The newest
-- row holds what is so on the last closed day of the loan. Days past due are counted when it is read, so that a day on which
-- nothing happens writes nothing. No index but the key, no reference: it is written while a day is closed, for all loans.
create table loan_day (
  order_id text not null,
  day date not null,
  next_due date,                       -- of the oldest unpaid instalment; null where nothing is unpaid
  principal_minor bigint not null,
  interest_minor bigint not null,
  fee_minor bigint not null,
  penalty_minor bigint not null,
  is_written_off boolean not null,
  primary key (order_id, day)
);

-- The figures of a day that has ended: counted once, read by everybody.
create table portfolio_day (
  day date primary key,
  figures json not null,               -- server/portfolio/day-figures.ts
  counted_at timestamptz not null
);
