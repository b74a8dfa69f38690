-- Messages of a borrower are told from what happened; what is kept is up to which moment they were read.
create table inbox_seen (
  borrower_id text primary key references borrower (id),
  seen_until timestamptz not null
);
