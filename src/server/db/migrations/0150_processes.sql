-- Release 0.1.0, expand: the processes on this database, each with its heartbeat, and a number that changes with what public pages show.
create table process (
  id text primary key,
  role text not null check (role in ('all', 'web', 'worker')),
  files text not null,               -- where it keeps uploaded pictures: those of one database keep them in one place
  started_at timestamptz not null,   -- of the database's clock, as below: a machine's own may be wrong
  seen_at timestamptz not null,
  breakers jsonb not null            -- providers that fail it: how often in a row, and how long calls are still held back
);

create table published (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into published (version) values (1);

-- The process that has a job: when its heart stops, others take the job over without waiting for the end of the lease.
alter table job add column locked_by text;

-- Each pool of workers asks for its own topics: half a million reminders that are due must not be read to find one payout.
create index job_waiting_topic on job (topic, run_at, id) where done_at is null and dead_at is null;
