-- The close of a day goes through the live agreements in this order, to find those with something due.
create index autopay_looks on autopay (id) where stopped_at is null;
