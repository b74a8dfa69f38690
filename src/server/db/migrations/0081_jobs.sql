-- What every room stands on: jobs, answers kept under the caller's key, limits that are counted, and the demo's clock.

-- Work to be done later, written in the transaction that makes it necessary.
create table job (
  id bigint generated always as identity primary key,
  topic text not null,
  key text,                            -- natural key of the cause; with topic, it is queued once, for good
  payload jsonb not null,
  run_at timestamptz not null,         -- business time
  attempts integer not null default 0,
  last_error text,
  locked_until timestamptz,            -- machine time: a moved business clock must not hand out work that is under way
  done_at timestamptz,
  dead_at timestamptz,                 -- given up; stays until an operator or officer revives it
  created_at timestamptz not null default now(), -- machine time
  unique (topic, key),
  check (done_at is null or dead_at is null)
);
create index job_waiting on job (run_at, id) where done_at is null and dead_at is null;
create index job_dead on job (topic, dead_at) where dead_at is not null;
create index job_dead_since on job (dead_at) where dead_at is not null;

-- Requests that carried an Idempotency-Key, with the answer that they got.
create table request_key (
  scope text not null,                 -- caller and call
  key text not null,
  request_hash text not null,
  answer text,                         -- the JSON text as it was first given; null where only the key is kept
  created_at timestamptz not null,
  primary key (scope, key)
);
create index request_key_age on request_key (created_at);

-- How often something happened in a window of time. The row is the limit: it is counted up in one statement.
create table rate_window (
  key text primary key,
  used integer not null,
  started_at timestamptz not null,
  ends_at timestamptz not null
);
create index rate_window_end on rate_window (ends_at);

-- Distinct things seen under one key on one day (numbers asked for from a device), as keyed hashes.
create table seen_today (
  key text not null,
  day date not null,
  value_hash bytea not null,
  primary key (key, day, value_hash)
);
create index seen_today_day on seen_today (day);

-- How far the demo's clock was moved.
create table business_clock (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null
);
