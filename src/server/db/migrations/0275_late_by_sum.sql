-- Release 0.1.0, expand: the queue of late loans by what is owed, in the order of an index.

-- A page of the largest sums read every late loan and sorted them. The day since when each is due stands beside the sum, so that loans
-- that are not late are passed without a look at their rows.
create index owed_loan_sum on owed_loan (market, owed_minor desc, order_id desc) include (next_due) where next_due is not null;
