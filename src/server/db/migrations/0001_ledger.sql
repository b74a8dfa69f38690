-- The ledger: entries made of debit -> credit pairs. An unbalanced entry cannot be written, a written one cannot be changed.

create table gl_account (
  code text primary key,               -- the names of core/ledger/accounts.ts
  position smallint not null unique
);
insert into gl_account (code, position) values
  ('cashClearing', 1), ('payoutClearing', 2), ('refundClearing', 3), ('loanPrincipal', 4), ('interestReceivable', 5),
  ('feeReceivable', 6), ('penaltyReceivable', 7), ('creditBalance', 8), ('interestIncome', 9), ('feeIncome', 10),
  ('penaltyIncome', 11), ('waiverExpense', 12), ('suspense', 13), ('writeOff', 14);

create table entry (
  id bigint generated always as identity primary key,
  loan_id text,                        -- null where no loan is known, such as money that nobody could place
  kind text not null,
  idem_key text not null,              -- natural key of the cause: with kind, it is posted once
  req_hash bytea not null,             -- what was asked under this key; the same key with another hash is refused
  value_date date not null,
  posting_date date not null,
  amount bigint not null check (amount > 0 and amount < 1000000000000000),
  currency char(3) not null,
  response jsonb not null,
  reverses bigint unique references entry (id),
  txid xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null default now(),
  unique (kind, idem_key)
);
create index entry_loan on entry (loan_id, id);

create table transfer (
  entry_id bigint not null references entry (id),
  line smallint not null,
  debit text not null references gl_account (code),
  credit text not null references gl_account (code),
  loan_id text,
  amount bigint not null check (amount > 0 and amount < 1000000000000000),
  currency char(3) not null,
  check (debit <> credit),
  primary key (entry_id, line)
);
create index transfer_loan on transfer (loan_id) include (debit, credit, amount, currency);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end $$;

create trigger entry_is_append_only before update or delete on entry for each row execute function refuse_change();
create trigger entry_is_not_truncated before truncate on entry for each statement execute function refuse_change();
create trigger transfer_is_append_only before update or delete on transfer for each row execute function refuse_change();
create trigger transfer_is_not_truncated before truncate on transfer for each statement execute function refuse_change();

-- At commit: the lines of an entry add up to its amount.
create function check_entry_total() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 0) from transfer where entry_id = new.id) <> new.amount then
    raise exception 'the lines of entry % do not add up to its amount', new.id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger entry_total after insert on entry deferrable initially deferred
  for each row execute function check_entry_total();

-- A line belongs to the transaction, the currency and the loan of its entry: nothing is added to a closed entry.
create function check_transfer_entry() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from new_rows line join entry e on e.id = line.entry_id
    where e.txid <> pg_current_xact_id() or e.currency <> line.currency
       or (e.loan_id is not null and line.loan_id is distinct from e.loan_id)
  ) then
    raise exception 'a line does not belong to its entry' using errcode = '23514';
  end if;
  return null;
end $$;
create trigger transfer_entry after insert on transfer referencing new table as new_rows
  for each statement execute function check_transfer_entry();

-- Posts one entry with its lines in one call. What it returns is what the key stands for: the new entry, or the one that was there.
create function post_entry(
  p_kind text, p_key text, p_hash bytea, p_loan text, p_value_date date, p_posting_date date, p_currency char(3),
  p_debits text[], p_credits text[], p_amounts bigint[], p_response jsonb, p_reverses bigint,
  out entry_id bigint, out fresh boolean, out same_request boolean, out stored_response jsonb
) language plpgsql as $$
begin
  insert into entry (loan_id, kind, idem_key, req_hash, value_date, posting_date, amount, currency, response, reverses)
  values (p_loan, p_kind, p_key, p_hash, p_value_date, p_posting_date,
    (select sum(a) from unnest(p_amounts) a), p_currency, p_response, p_reverses)
  on conflict (kind, idem_key) do nothing
  returning id, true, true, response into entry_id, fresh, same_request, stored_response;
  if entry_id is null then
    -- `on conflict` has waited for a posting under the same key, so its row is visible by now.
    select e.id, false, e.req_hash = p_hash, e.response into entry_id, fresh, same_request, stored_response
    from entry e where e.kind = p_kind and e.idem_key = p_key;
    return;
  end if;
  insert into transfer (entry_id, line, debit, credit, loan_id, amount, currency)
  select post_entry.entry_id, x.line, x.debit, x.credit, p_loan, x.amount, p_currency
  from unnest(p_debits, p_credits, p_amounts) with ordinality as x (debit, credit, amount, line);
end $$;

-- What stands in each account of a loan, debit positive. Derived from the lines, never stored.
create view loan_balance as
  select loan_id, currency, account, sum(amount)::bigint as balance from (
    select loan_id, currency, debit as account, amount from transfer where loan_id is not null
    union all
    select loan_id, currency, credit, -amount from transfer where loan_id is not null
  ) side group by loan_id, currency, account;
