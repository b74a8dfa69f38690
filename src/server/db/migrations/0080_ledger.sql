-- The ledger: entries of debit -> credit pairs, and the seals over them. An unbalanced entry cannot be written, and a written one
-- cannot be changed: the triggers of these tables stand in functions/check_*.sql and functions/refuse_change.sql.

-- The accounts, by the names of core/ledger/accounts.ts. Those of the lender's providers and banks follow: open_accounts.sql.
create table gl_account (
  code text primary key,
  position smallint not null unique
);
insert into gl_account (code, position) values
  ('cashClearing', 1), ('payoutClearing', 2), ('refundClearing', 3), ('loanPrincipal', 4), ('interestReceivable', 5),
  ('feeReceivable', 6), ('penaltyReceivable', 7), ('creditBalance', 8), ('interestIncome', 9), ('feeIncome', 10),
  ('penaltyIncome', 11), ('waiverExpense', 12), ('suspense', 13), ('writeOff', 14), ('recoveryIncome', 15);

-- One cause of postings: a payment, a payout, the close of a day. Its lines are in `transfer`. post_entries.sql posts all of them. An
-- entry is never taken back: another entry, with a cause of its own, posts the difference.
create table entry (
  id bigint generated always as identity primary key,
  loan_id text,                        -- null where no loan is known, such as money in suspense
  kind text not null,
  idem_key text not null,              -- natural key of the cause: with kind, it is posted once
  value_date date not null,
  posting_date date not null,
  amount bigint not null check (amount > 0 and amount < 1000000000000000),
  currency char(3) not null,
  txid xid8 not null default pg_current_xact_id(), -- lines are added in the entry's own transaction only
  created_at timestamptz not null default now(),
  unique (kind, idem_key)
);

-- The lines of the entries. That they name an entry and accounts is checked once for each statement (check_transfer_entry.sql):
-- foreign keys would look for each row, and lock the few rows of `gl_account` for every posting.
create table transfer (
  entry_id bigint not null,
  line smallint not null,
  debit text not null,
  credit text not null,
  loan_id text,
  amount bigint not null check (amount > 0 and amount < 1000000000000000),
  currency char(3) not null,
  check (debit <> credit),
  primary key (entry_id, line)
);
create index transfer_loan on transfer (loan_id) include (debit, credit, amount, currency);

-- Seals: each covers the entries and the acts of officers since the seal before, and carries their hash. A changed past breaks them.
create table ledger_seal (
  number bigint primary key check (number > 0),
  through_id bigint not null unique references entry (id), -- the last entry that it covers
  through_act bigint not null default 0, -- the last act of an officer that it covers; 0 where there was none yet
  entries bigint not null check (entries > 0),
  previous bytea not null,             -- the hash of the seal before; empty for the first
  hash bytea not null,
  sealed_at timestamptz not null default now() -- machine time
);
