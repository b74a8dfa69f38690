-- Release 0.1.0, expand: the ledger in partitions by month, behind the names that it had: what is old can leave as a month.

-- The number of an entry says its month: at the turn of a month the sequence is set forward to YYYYMM times ten thousand million
-- (turn_ledger.sql). What was there before is the first partition, as it stands: nothing is copied.
-- In the order in which postings and seals take them: who posts while this begins ends first.
lock table loan_order, ledger_seal, entry, transfer in access exclusive mode;
alter table ledger_seal drop constraint ledger_seal_through_id_fkey;
drop index transfer_loan;
do $$ begin
  perform set_config('candor.last_entry', coalesce((select case when is_called then last_value end from entry_id_seq), 0)::text, true);
  alter table entry rename to entry_before;
  alter table entry_before alter column id drop identity;
  alter index entry_pkey rename to entry_before_pkey;
  alter table transfer rename to transfer_before;
  alter index transfer_pkey rename to transfer_before_pkey;
  alter index transfer_suspense rename to transfer_before_suspense;
end $$;

-- One cause of postings: a payment, a payout, the close of a day. Its lines are in `transfer`. post_entries.sql posts all of them. An
-- entry is never taken back: another entry, with a cause of its own, posts the difference.
create table entry (
  id bigint generated always as identity primary key,
  loan_id text,                        -- null where no loan is known, such as money in suspense
  kind text not null,
  idem_key text not null,              -- natural key of the cause: with kind, it is posted once (entry_key)
  value_date date not null,
  posting_date date not null,
  amount bigint not null constraint entry_amount_check check (amount > 0 and amount < 1000000000000000),
  currency char(3) not null,
  txid xid8 not null default pg_current_xact_id(), -- lines are added in the entry's own transaction only
  created_at timestamptz not null default now()
) partition by range (id);

-- The lines of the entries. That they name an entry and accounts is checked once for each statement (check_transfer_entry.sql).
create table transfer (
  entry_id bigint not null,
  line smallint not null,
  debit text not null,
  credit text not null,
  loan_id text,
  amount bigint not null constraint transfer_amount_check check (amount > 0 and amount < 1000000000000000),
  currency char(3) not null,
  constraint transfer_check check (debit <> credit),
  primary key (entry_id, line)
) partition by range (entry_id);
-- With the entry's number: the months before a loan are passed without a look at their rows.
create index transfer_loan on transfer (loan_id) include (entry_id, debit, credit, amount, currency);
create index transfer_suspense on transfer (currency, loan_id) include (debit, amount)
  where debit = 'suspense' or credit = 'suspense';

-- The causes that were posted, over all months: written with each entry by key_entries.sql.
create table entry_key (
  kind text not null,
  idem_key text not null,
  entry_id bigint not null
);
insert into entry_key (kind, idem_key, entry_id) select kind, idem_key, id from entry_before;
alter table entry_before drop constraint entry_kind_idem_key_key;
alter table entry_key add constraint entry_kind_idem_key_key unique (kind, idem_key);

do $$ declare last bigint := current_setting('candor.last_entry')::bigint; begin
  alter table entry attach partition entry_before for values from (minvalue) to (2000010000000000);
  alter table transfer attach partition transfer_before for values from (minvalue) to (2000010000000000);
  if last > 0 then perform setval('entry_id_seq', last); end if;
end $$;

-- No entry of a loan has this number or a lower one.
alter table loan_order add column entries_after bigint not null default 0;
alter table loan_order alter column entries_after set default coalesce(pg_sequence_last_value('entry_id_seq'), 0);
