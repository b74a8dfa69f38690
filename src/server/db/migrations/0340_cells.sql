-- Release 0.1.0, expand: several databases with borrowers of their own behind one product. Empty where there is one.

-- Which cell this database is; no row where it is alone.
create table own_cell (
  is_own boolean primary key default true check (is_own),
  name text not null,
  number int not null
);

-- At home: which cell has a thing. Phones by a keyed hash. An index: what it lacks is asked of the cells.
create table cell_place (
  kind text not null check (kind in ('phone', 'borrower', 'order', 'reference', 'transaction', 'case', 'partner')),
  key text not null,
  cell text not null,
  borrower_id text,                    -- null: written before there is one, so that two taps choose one cell
  written_at timestamptz not null,
  primary key (kind, key)
);
create index cell_place_borrower on cell_place (borrower_id);

-- In a cell: what it has made and not yet told home. Written by triggers that only cells have, with what is told.
create table cell_news (
  position bigint generated always as identity primary key,
  kind text not null,
  key text not null,
  borrower_id text
);
