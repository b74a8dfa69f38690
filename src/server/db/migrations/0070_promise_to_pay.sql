-- What a borrower promised an officer to pay, and by when. Whether it was kept is read from the payments, never stored.

create table promise_to_pay (
  id text primary key,
  order_id text not null references loan_order (id),
  borrower_id text not null references borrower (id),
  amount_minor bigint not null check (amount_minor > 0),
  promised_on date not null,
  until timestamptz not null,          -- the last moment of that day in the market's zone
  note text not null,                  -- the officer's; emptied with the account
  officer_id text not null references officer (id),
  made_at timestamptz not null,
  after_number bigint not null,        -- of the loan's newest event then, 0 for none: only later ones keep the promise
  number bigint generated always as identity unique,
  ended_at timestamptz,
  ended_as text constraint promise_to_pay_ended_as_check check (ended_as in ('replaced', 'withdrawn')),
  check ((ended_at is null) = (ended_as is null))
);
create index promise_to_pay_order on promise_to_pay (order_id, number);
create index promise_to_pay_borrower on promise_to_pay (borrower_id, made_at);
create index promise_to_pay_until on promise_to_pay (until) where ended_at is null;

-- A broken promise is followed up by a person.
alter table desk_done drop constraint desk_done_kind_check;
alter table desk_done add constraint desk_done_kind_check check (kind in ('contactMessage', 'refundFailed', 'brokenPromise'));
