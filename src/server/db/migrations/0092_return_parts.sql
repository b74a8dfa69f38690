-- Release 0.1.0, contract: money that a provider takes back comes in parts: one row for each part, in the order in which we heard of them.
alter table payment_return drop constraint payment_return_pkey;
alter table payment_return add column part smallint not null default 1 check (part > 0);
alter table payment_return add primary key (provider, transaction_id, part);
alter table payment_return alter column part drop default;
-- What the work list and an officer's act call the part.
alter table payment_return add column id text;
update payment_return set id = 'ret' || md5(provider || ':' || transaction_id);
alter table payment_return alter column id set not null;
alter table payment_return add unique (id);
-- `borne`: an officer let the lender bear the part. `nothing`: nothing of the payment was left when it came.
alter table payment_return drop constraint payment_return_left_place_check;
alter table payment_return add constraint payment_return_left_place_check
  check (left_place in ('loan', 'suspense', 'aside', 'borne', 'nothing'));
-- Why a part waits for an officer.
alter table payment_return add column aside_because text
  check (aside_because in ('partIsReturned', 'anotherLoanIsOpen', 'currencyDiffers'));
update payment_return set aside_because = 'partIsReturned' where left_place = 'aside';
-- What waits is read in the order in which the work list shows it.
create index payment_return_aside on payment_return (received_at, id) where left_place = 'aside';

-- The payment that the money came back for, by its own number: of a dispute that was won.
alter table payment add column back_of text;
update payment set back_of = regexp_replace(transaction_id, ':back:[0-9]+$', '') where transaction_id ~ ':back:[0-9]+$';
create index payment_back on payment (provider, back_of) where back_of is not null;
-- How much of it has left its place again, in parts, and when the rest of it has left.
alter table payment add column out_minor bigint not null default 0 check (out_minor between 0 and amount_minor);
alter table payment add column returned_at timestamptz;
update payment p set returned_at = r.received_at, out_minor = p.amount_minor from payment_return r
  where r.provider = p.provider and r.transaction_id = p.transaction_id and coalesce(r.left_place, 'loan') <> 'aside'
    and (r.left_place = 'loan' or r.amount_minor >= p.amount_minor);
update payment p set out_minor = r.amount_minor from payment_return r
  where r.provider = p.provider and r.transaction_id = p.transaction_id and r.left_place = 'suspense'
    and r.amount_minor < p.amount_minor;
drop index payment_suspense;
create index payment_suspense on payment (received_at, id)
  where state = 'suspense' and resolved_at is null and returned_at is null;

-- What suspense holds is compared with the work list, and what borrowers were sent by mistake is on it.
create index transfer_suspense on transfer (currency, loan_id) include (debit, amount)
  where debit = 'suspense' or credit = 'suspense';
