-- Release 0.1.0, expand: the days of loans in partitions by month, behind the names that they had.

do $$ begin
  alter table accrual_day rename to accrual_day_before;
  alter index accrual_day_pkey rename to accrual_day_before_pkey;
  alter table accrual_day_before drop constraint accrual_day_order_id_fkey;
  alter table loan_day rename to loan_day_before;
  alter index loan_day_pkey rename to loan_day_before_pkey;
end $$;

-- The days on which the close of a day posted something for a loan, with what. No reference: each new month would stop all writers of
-- loans for a moment, and rows are written under the lock of their loan, which is never deleted.
create table accrual_day (
  order_id text not null,
  accrual_date date not null,
  interest_minor bigint not null,
  fee_minor bigint not null,
  penalty_minor bigint not null,
  closed_at timestamptz not null,
  primary key (order_id, accrual_date)
) partition by range (accrual_date);

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
) partition by range (day);

-- What was there before is the first partition, as it stands, through the month of its last day.
do $$ declare month date; begin
  select (date_trunc('month', max(accrual_date)) + interval '1 month')::date into month from accrual_day_before;
  execute format('alter table accrual_day attach partition accrual_day_before for values from (minvalue) to (%L)',
    greatest(month, date_trunc('month', current_date)::date));
  select (date_trunc('month', max(day)) + interval '1 month')::date into month from loan_day_before;
  execute format('alter table loan_day attach partition loan_day_before for values from (minvalue) to (%L)',
    greatest(month, date_trunc('month', current_date)::date));
end $$;
