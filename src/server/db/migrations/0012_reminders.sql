-- Reminders: each planned once, logged without its text; and the link by which a borrower stops them.

create table reminder (
  order_id text not null references loan_order (id),
  due_date date not null,
  days integer not null,               -- before the due date (negative), on it (0) or past it
  borrower_id text not null references borrower (id),
  planned_on date not null,
  state text not null default 'planned' check (state in ('planned', 'sent', 'stopped')),
  stopped_because text,
  done_at timestamptz,
  primary key (order_id, due_date, days),
  check ((state = 'stopped') = (stopped_because is not null))
);
create index reminder_sent on reminder (borrower_id, done_at) where state = 'sent';

-- One link for each borrower: only its hash is here.
create table reminder_link (
  token_hash bytea primary key,
  borrower_id text not null unique references borrower (id)
);
