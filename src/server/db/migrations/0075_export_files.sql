-- Files for accountants that are written by themselves: each planned once by its name, and written once.

create table export_file (
  name text primary key,
  position bigint generated always as identity unique,
  kind text not null check (kind in ('journal', 'trial-balance', 'portfolio', 'arrears', 'complaints')),
  from_day date not null,              -- of the period that it is for, both counted
  to_day date not null,
  from_seal bigint,                    -- of a journal: the seals that it holds, both counted
  to_seal bigint,
  planned_at timestamptz not null,
  failed_at timestamptz,               -- when it last could not be written; empty again once it was
  written_at timestamptz,
  bytes bigint,
  hash text,                           -- sha256 of its bytes, hex
  check ((kind = 'journal') = (from_seal is not null and to_seal is not null)),
  check ((written_at is null) = (bytes is null) and (written_at is null) = (hash is null)),
  check (written_at is null or failed_at is null)
);
create index export_file_kind on export_file (kind, to_day desc);

-- What the product does by itself for the lender, such as writing a file, has no officer.
alter table desk_act alter column officer_id drop not null;
