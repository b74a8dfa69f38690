-- Release 0.1.0, expand: long work in parts by the hash of a row's id, each part a job of its own.
create table work_part (
  work text not null,                  -- the work and its natural key, such as a market's day
  part integer not null,               -- 0 the first
  parts integer not null check (part >= 0 and part < parts),
  result jsonb,                        -- what the part found, where its work has to be put together
  ended_at timestamptz,                -- null while it is under way
  primary key (work, part)
);

-- The day close goes through the running loans of a market part by part.
create index loan_order_part on loan_order (market, hashtext(id), id) where status in ('active', 'due', 'overdue');
