-- Money that was taken back and has come again, as after a dispute that was won: how much of it, and what the return had left.
alter table payment_return add column came_back_minor bigint not null default 0 check (came_back_minor between 0 and amount_minor);
-- `loan`: the payment left its loan. `suspense`: it left suspense. `aside`: the payment stayed, the return waits in suspense. Null while
-- the payment was not heard of yet, and in rows of an earlier release.
alter table payment_return add column left_place text check (left_place in ('loan', 'suspense', 'aside'));
