-- Release 0.1.0, expand: events for the lender's own systems, written in the transaction in which they happened and sent by jobs.
create table webhook_event (
  id text primary key,
  position bigint generated always as identity unique, -- of one subject they leave in this order
  type text not null,
  subject text not null,             -- the loan, or else the application, case, borrower or proposal
  body text not null check (octet_length(body) <= 16384), -- the exact text that is signed
  created_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'parked')),
  next_try_at timestamptz,           -- of one that waits: not before then
  tried_until timestamptz,           -- of one that waits: parked after then
  attempts int not null default 0,   -- since it was written or sent anew
  sent_anew int not null default 0,  -- how often an officer asked for it
  last_tried_at timestamptz,
  last_failure text,                 -- a status or the name of an error, never what the receiver said
  ended_at timestamptz,              -- taken or parked
  check ((state = 'waiting') = (next_try_at is not null and tried_until is not null and ended_at is null))
);
create index webhook_event_waiting on webhook_event (subject, position) where state = 'waiting';
create index webhook_event_state on webhook_event (state, position);
create index webhook_event_subject on webhook_event (subject, position);
