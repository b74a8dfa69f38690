-- A new name is a case with a picture of the proof, and an officer decides it.
create table name_change (
  complaint_id text primary key references complaint (id),
  borrower_id text not null references borrower (id),
  secret bytea not null,               -- the new name, and once it counts the one that it replaced, sealed for the borrower
  asked_at timestamptz not null,
  decided_at timestamptz,
  accepted boolean,
  officer_id text references officer (id),
  check ((decided_at is null) = (accepted is null) and (decided_at is null) = (officer_id is null))
);
-- One waits at a time.
create unique index name_change_open on name_change (borrower_id) where decided_at is null;
create index name_change_borrower on name_change (borrower_id, asked_at);
