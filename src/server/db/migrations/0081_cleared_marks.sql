-- A difference keeps when it was cleared up, so that the work list reads only those that wait.
alter table settlement_line add column cleared_at timestamptz;
alter table settlement_absence add column cleared_at timestamptz;
update settlement_line l set cleared_at = c.cleared_at from settlement_cleared c where c.difference_id = l.id;
update settlement_absence a set cleared_at = c.cleared_at from settlement_cleared c where c.difference_id = a.id;

drop index settlement_line_open;
create index settlement_line_open on settlement_line (compared_at, id)
  where state in ('amountDiffers', 'weMissIt') and cleared_at is null;
drop index settlement_absence_since;
create index settlement_absence_since on settlement_absence (found_at, id) where cleared_at is null;
