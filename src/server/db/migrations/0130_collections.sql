-- Release 0.1.0, expand: the queue of late loans: what each loan owes now in an order that an index has, and officers' views of it.

-- The newest row of loan_day of each loan that owes something, written with it: write_loan_days.sql. A page of the queue reads late
-- loans by since when they are late, without a look at all others. Only a loan that falls due on another day moves in the index.
create table owed_loan (
  order_id text primary key,
  market text not null,
  borrower_id text not null,
  day date not null,                   -- of its row in loan_day
  next_due date,                       -- of the oldest unpaid instalment; null where nothing is unpaid, or it was written off
  owed_minor bigint not null
) with (fillfactor = 80);
insert into owed_loan (order_id, market, borrower_id, day, next_due, owed_minor)
  select d.order_id, o.market, o.borrower_id, d.day, case when d.is_written_off then null else d.next_due end,
      d.principal_minor + d.interest_minor + d.fee_minor + d.penalty_minor
    from (select distinct on (order_id) * from loan_day order by order_id, day desc) d join loan_order o on o.id = d.order_id;
create index owed_loan_late on owed_loan (market, next_due, order_id) where next_due is not null;

-- A view of the queue that an officer keeps: the query of its address.
create table desk_view (
  officer_id text not null references officer (id),
  name text not null,
  query text not null,
  saved_at timestamptz not null,
  primary key (officer_id, name)
);

-- What opens and closes a late loan's work: who was contacted lately, which payment was taken back, which plan was accepted.
create index contact_newest on contact (at) where direction = 'out';
create index loan_event_reversed on loan_event (posting_date) where kind = 'reversal';
create index plan_offer_accepted on plan_offer (order_id, answered_at) where answered_as = 'accepted';
