-- The loans behind the figures of a day that has ended: listed once, so that a figure of few loans is not looked for among all of them.

create table portfolio_list (
  day date not null,
  market text not null,
  figure text not null,                -- core/portfolio/figure.ts
  last_id text not null,               -- the greatest number in the row: a page reads from the first row that goes beyond its key
  order_ids text[] not null,           -- numbers of loans in their order, at most so many; server/portfolio/portfolio-list-store.ts
  primary key (day, market, figure, last_id)
);

-- Null until all lists of the day are there.
alter table portfolio_day add column listed_at timestamptz;
insert into job (topic, key, payload, run_at)
  select 'listPortfolioDay', 'day:' || day, json_build_object('day', day), counted_at from portfolio_day;

-- Loans by the month of their payout. The day is written once, by the payout: closing a day leaves the index as it is.
create index loan_order_paid_out on loan_order (market, date_trunc('month', disbursed_on::timestamp), id) where disbursed_on is not null;
