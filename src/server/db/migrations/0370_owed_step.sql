-- Release 0.1.0, expand: the queue of late loans by what is owed, by an index in which a sum that grows each day seldom moves.

-- A late loan owes another sum each day: by the sum itself, its row moved in all three indexes when its day was closed, which cost more
-- than all else that the queue asks of a close. A step is a fifth (owed_step.sql); within one, a page sorts.
drop index owed_loan_sum;
alter table owed_loan add column owed_step smallint not null default 0;
update owed_loan set owed_step = floor(4 * ln(greatest(owed_minor, 1)::float8) / ln(2::float8));
-- With the day since when each is due: loans that are not late are passed without a look at their rows.
create index owed_loan_step on owed_loan (market, owed_step desc, next_due) where next_due is not null;
