-- Release 0.1.0, expand: how far the seals of the ledger have been verified, so that each night goes on where the last one ended.
create table seal_check (
  one boolean primary key default true check (one),
  through bigint not null,             -- the last seal of this round that was verified; 0: none
  broken bigint[] not null,            -- those of this round that do not hold
  begun_at timestamptz not null,
  at timestamptz not null              -- when the last one was verified
);
