-- Automatic repayment with a saved card: what a borrower agreed to, the notice before each charge, and each charge.

-- A charge that nobody stood by has no token of a screen.
alter table card_payment alter column token_hash drop not null;
-- Of a declined one: the bank wants its owner to confirm it.
alter table card_payment add column needs_owner boolean not null default false;

-- What was agreed to for a loan, by the words that stood on the screen; kept after it ended.
create table autopay (
  id text primary key,
  order_id text not null references loan_order (id),
  borrower_id text not null references borrower (id),
  card_id text not null references payment_card (id),
  text_hash text not null references agreement_text (hash),
  language text not null,
  link_hash bytea unique,              -- of the token in its messages: stops this agreement and nothing else
  agreed_at timestamptz not null,
  stopped_at timestamptz,
  stopped_because text check (stopped_because in ('borrower', 'cardRemoved', 'loanEnded', 'cardDeclined', 'ownerMustConfirm', 'triesUsed')),
  check ((stopped_at is null) = (stopped_because is null))
);
create unique index autopay_live on autopay (order_id) where stopped_at is null;
create index autopay_borrower on autopay (borrower_id, agreed_at desc);
create index autopay_card on autopay (card_id) where stopped_at is null;

-- A message before a charge; another one where the amount has grown. The text itself is with the messages.
create table autopay_notice (
  order_id text not null references loan_order (id),
  due_date date not null,
  n integer not null check (n > 0),
  autopay_id text not null references autopay (id),
  borrower_id text not null references borrower (id),
  amount_minor bigint not null check (amount_minor > 0),
  sms_id text not null,
  written_at timestamptz not null,
  primary key (order_id, due_date, n)
);
create index autopay_notice_borrower on autopay_notice (borrower_id, written_at desc);

-- A charge for a due date: the key is what makes two workers begin one. `missed` says that there is none.
create table autopay_try (
  order_id text not null references loan_order (id),
  due_date date not null,
  n integer not null check (n > 0),
  autopay_id text not null references autopay (id),
  borrower_id text not null references borrower (id),
  amount_minor bigint not null check (amount_minor > 0),
  card_payment_id text unique references card_payment (id),
  begun_at timestamptz not null,
  outcome text check (outcome in ('paid', 'declined', 'notMade', 'unclear', 'missed')),
  ended_at timestamptz,
  primary key (order_id, due_date, n),
  check ((outcome is null) = (ended_at is null)),
  check ((outcome is not distinct from 'missed') = (card_payment_id is null))
);
create index autopay_try_borrower on autopay_try (borrower_id, begun_at desc);
-- One is under way for a loan.
create unique index autopay_try_live on autopay_try (order_id) where outcome is null;
