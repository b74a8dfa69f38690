-- Cards that borrowers add and name themselves, how each was added, and what a bank said when it declined one.

-- The borrower's own name for it.
alter table payment_card add column label text not null default '';
alter table payment_card add column expires text check (expires ~ '^[0-9]{4}-(0[1-9]|1[0-2])$');
-- Whose token it is; null in rows of an earlier release, which knew one processor only.
alter table payment_card add column provider text;
-- The same card of a processor is kept once for a borrower, whatever the code does.
create unique index payment_card_token on payment_card (borrower_id, processor_token)
  where removed_at is null and processor_token <> '';

-- Of a declined one: whether the bank may say yes on another day.
alter table card_payment add column may_pass boolean;

-- A card that a borrower began to add, from the tap to the processor's word. The number itself is nowhere.
create table card_setup (
  id text primary key,                 -- also the processor's idempotency key
  borrower_id text not null references borrower (id),
  provider text not null,
  -- `asked`: the processor has not answered. `open`: the number can be typed there.
  state text not null check (state in ('asked', 'open', 'saved', 'failed')),
  setup_ref text,                      -- the processor's number of it
  holder text,                         -- what the processor calls the borrower: it learns nothing else
  card_id text references payment_card (id),
  created_at timestamptz not null,
  finished_at timestamptz,
  check (state = 'asked' or state = 'failed' or setup_ref is not null),
  check ((state = 'saved') = (card_id is not null))
);
create index card_setup_borrower on card_setup (borrower_id, created_at desc);
-- One card at a time is added by a borrower.
create unique index card_setup_live on card_setup (borrower_id) where state in ('asked', 'open');
