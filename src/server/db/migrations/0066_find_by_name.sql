-- The desk finds names by their beginning, in the order of this index: its id makes the order of namesakes a part of it, so that the first
-- twenty are read and not sorted out of all.
drop index borrower_name;
create index borrower_name on borrower (lower(name) text_pattern_ops, id) where name is not null;
