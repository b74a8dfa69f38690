-- Release 0.1.0, expand: old months of the ledger that were taken out into files, each with its own head.

-- A month that is in a file. Its partition holds what stands in for its entries: sums for each loan and kind, entries without a loan as
-- they were. So every balance, and every sum through a month's end, is what it was.
create table archived_month (
  month date primary key check (extract(day from month) = 1),
  entries bigint not null check (entries > 0), -- in the file
  head bytea not null,                 -- the hash over the lines of the file
  ledger_before bytea not null,        -- where the hash over the whole ledger stands before the month
  ledger_after bytea not null,         -- and after it
  stand_ins bigint not null,           -- the entries that stand in for it here
  stand_in_head bytea not null,        -- the hash over them
  file text not null,                  -- as it was written, without its folder
  archived_at timestamptz not null     -- machine time
);

-- The seals over such a month: what the chain came to over its entries, which are not here any more.
create table archived_seal (
  number bigint primary key references ledger_seal (number),
  month date not null references archived_month (month),
  chain bytea not null,
  through_day date not null            -- the posting day of its last entry
);
