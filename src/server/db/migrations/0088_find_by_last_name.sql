-- The desk finds a name by the beginning of its surname, too: of all that follows the first word (`dela Cruz`), and of the last word where
-- there are more. Ordered like borrower_name, so that the first twenty are read and not sorted out of all.
create index borrower_surname on borrower (lower(substring(name from '\s+(\S.*)$')) text_pattern_ops, id)
  where name like '% %';
create index borrower_last_word on borrower (lower(substring(name from '(\S+)\s*$')) text_pattern_ops, id)
  where name like '% % %';
