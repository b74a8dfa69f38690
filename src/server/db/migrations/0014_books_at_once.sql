-- Money in few calls: what a change of loans has to know is locked and read in one, and what follows is written in one, for
-- one loan or for many. The decisions between the two are made outside the database.

-- A loan as the replay needs it: its row, its events, what the ledger holds, whom to tell. Its sums are read, never stored.
create function loan_as_json(o loan_order) returns json language plpgsql stable as $$
begin
  return json_build_object(
    'order', row_to_json(o),
    'events', (select json_agg(json_build_object('source_key', e.source_key, 'kind', e.kind, 'value_date', e.value_date,
                        'amount_minor', e.amount_minor, 'data', e.data) order by e.value_date, e.source_key)
                 from loan_event e where e.order_id = o.id),
    'lines', (select json_agg(json_build_array(t.debit, t.credit, t.amount))
                from (select debit, credit, sum(amount)::bigint as amount from transfer
                       where loan_id = o.id group by debit, credit) t),
    'borrower', (select json_build_object('phone', b.phone, 'language', b.language, 'remindersOff', b.reminders_off)
                   from borrower b where b.id = o.borrower_id));
end $$;

-- Without these settings a plan that was made while the tables were small would go on reading the whole of them.
-- Locks by ascending id. The second statement sees what was committed while the first one waited.
create function open_loans(p_ids text[]) returns setof json language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  perform 1 from loan_order where id = any(p_ids) order by id for no key update;
  return query select loan_as_json(o) from loan_order o where o.id = any(p_ids) order by o.id;
end $$;

-- Opens what payments are booked on, one row for each that is asked about: the loan of the intent's reference or the one that
-- is named, and what is known of the provider's event and transaction. Orders are locked by ascending id, then transactions
-- by theirs. With p_wait false an order that somebody else holds is left alone, and its row says that it is held.
create function open_payments(
  p_wait boolean, p_references text[], p_orders text[], p_providers text[], p_transactions text[], p_events text[]
) returns table (
  intent json, loan json, is_held boolean, known_body_hash bytea, is_booked boolean, return_waits boolean, claim_waits boolean
) language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  ids text[];
  held text[];
begin
  select array_agg(distinct coalesce(i.order_id, a.order_id)) into ids
    from unnest(p_references, p_orders) as a (reference, order_id)
    left join payment_intent i on i.ref = a.reference;
  if p_wait then
    perform 1 from loan_order where id = any(ids) order by id for no key update;
  else
    select array_agg(l.id) into held
      from (select id from loan_order where id = any(ids) order by id for no key update skip locked) l;
    held := array(select unnest(ids) except select unnest(held));
  end if;
  perform pg_advisory_xact_lock(k.key)
    from (select distinct hashtextextended('payment ' || a.provider || ':' || a.transaction_id, 0) as key
            from unnest(p_providers, p_transactions) as a (provider, transaction_id) order by 1) k;
  -- A claim that a payment is missing takes this lock for itself: whichever of the two comes second sees the first.
  perform pg_advisory_xact_lock_shared(hashtextextended('payment claims', 0));
  return query
    select
      case when i.id is not null then json_build_object('id', i.id, 'ref', i.ref, 'orderId', i.order_id,
        'borrowerId', i.borrower_id, 'purpose', i.purpose, 'channel', i.channel, 'amountMinor', i.amount_minor,
        'currency', i.currency,
        'payments', (select json_agg(json_build_object('amountMinor', p.amount_minor, 'paidAt', p.paid_at))
                       from payment p where p.order_id = i.order_id and p.intent_id = i.id and p.state = 'posted')) end,
      case when o.id is not null then loan_as_json(o) end,
      coalesce(o.id = any(held), false),
      (select e.body_hash from provider_event e where e.provider = a.provider and e.event_id = a.event_id),
      -- Not `exists`: that may be answered by a hash of the whole table.
      (select true from payment p where p.provider = a.provider and p.transaction_id = a.transaction_id) is not null,
      (select true from payment_return r where r.provider = a.provider and r.transaction_id = a.transaction_id) is not null,
      (select true from payment_claim c where c.borrower_id = o.borrower_id and c.state <> 'matched' limit 1) is not null
    from unnest(p_references, p_orders, p_providers, p_transactions, p_events) with ordinality
           as a (reference, order_id, provider, transaction_id, event_id, position)
    left join payment_intent i on i.ref = a.reference
    left join loan_order o on o.id = coalesce(i.order_id, a.order_id)
    order by a.position;
end $$;
-- Rows for the books, each kind in one statement, as an array for each column. Every rule of the tables holds as for single
-- rows. Where rows are looked up, the plan is made fast as above.

create function write_orders(
  p_ids text[], p_statuses text[], p_statuses_on date[], p_settled_on date[], p_closure_numbers text[], p_versions bigint[]
) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  update loan_order o set status = x.status, status_on = x.status_on, settled_on = x.settled_on,
      closure_number = x.closure_number, version = x.version
    from unnest(p_ids, p_statuses, p_statuses_on, p_settled_on, p_closure_numbers, p_versions)
      as x (id, status, status_on, settled_on, closure_number, version)
    where o.id = x.id;
end $$;

create function write_repeat_clients(p_ids text[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  update borrower set client_kind = 'repeat' where client_kind = 'new' and id = any(p_ids);
end $$;

create function write_loan_events(
  p_ids text[], p_orders text[], p_kinds text[], p_value_dates date[], p_posting_dates date[], p_amounts bigint[],
  p_data jsonb[], p_created_at timestamptz[]
) returns void language plpgsql as $$
begin
  insert into loan_event (id, order_id, kind, value_date, posting_date, amount_minor, data, created_at, source_key)
    select x.*, x.id
      from unnest(p_ids, p_orders, p_kinds, p_value_dates, p_posting_dates, p_amounts, p_data, p_created_at) as x (id);
end $$;

create function write_payments(
  p_ids text[], p_providers text[], p_transactions text[], p_channels text[], p_references text[], p_intents text[],
  p_orders text[], p_borrowers text[], p_amounts bigint[], p_currencies char(3)[], p_paid_at timestamptz[],
  p_value_dates date[], p_states text[], p_suspense_reasons text[], p_applied_as text[], p_loan_events text[],
  p_received_at timestamptz[]
) returns void language plpgsql as $$
begin
  insert into payment (id, provider, transaction_id, channel, reference, intent_id, order_id, borrower_id, amount_minor,
      currency, paid_at, value_date, state, suspense_reason, applied_as, loan_event_id, received_at)
    select * from unnest(p_ids, p_providers, p_transactions, p_channels, p_references, p_intents, p_orders, p_borrowers,
      p_amounts, p_currencies, p_paid_at, p_value_dates, p_states, p_suspense_reasons, p_applied_as, p_loan_events,
      p_received_at);
end $$;

create function write_paid_intents(p_ids text[], p_paid_at timestamptz[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  update payment_intent i set state = 'paid', paid_at = x.paid_at
    from unnest(p_ids, p_paid_at) as x (id, paid_at) where i.id = x.id;
end $$;

-- Posts entries in the order in which they come, with their lines, each of which names its entry by its place. A key that was
-- posted before breaks its unique rule.
create function post_entries(
  p_loans text[], p_kinds text[], p_keys text[], p_hashes bytea[], p_value_dates date[], p_posting_dates date[],
  p_amounts bigint[], p_currencies char(3)[],
  p_line_entries integer[], p_lines smallint[], p_debits text[], p_credits text[], p_line_amounts bigint[]
) returns void language plpgsql as $$
begin
  with posted as (
    insert into entry (loan_id, kind, idem_key, req_hash, value_date, posting_date, amount, currency, response)
      select *, 'null'::jsonb
        from unnest(p_loans, p_kinds, p_keys, p_hashes, p_value_dates, p_posting_dates, p_amounts, p_currencies)
      returning id
  ), numbered as (
    select array_agg(id order by id) as ids from posted
  )
  insert into transfer (entry_id, line, debit, credit, loan_id, amount, currency)
    select ids[x.entry], x.line, x.debit, x.credit, p_loans[x.entry], x.amount, p_currencies[x.entry]
      from numbered, unnest(p_line_entries, p_lines, p_debits, p_credits, p_line_amounts)
        as x (entry, line, debit, credit, amount);
end $$;

create function write_accruals(
  p_orders text[], p_days date[], p_interest bigint[], p_fees bigint[], p_penalties bigint[], p_closed_at timestamptz[]
) returns void language plpgsql as $$
begin
  insert into accrual_day (order_id, accrual_date, interest_minor, fee_minor, penalty_minor, closed_at)
    select * from unnest(p_orders, p_days, p_interest, p_fees, p_penalties, p_closed_at);
end $$;

create function write_messages(
  p_ids text[], p_phones text[], p_send_to text[], p_purposes text[], p_bodies text[], p_codes text[], p_spoken boolean[],
  p_created_at timestamptz[]
) returns void language plpgsql as $$
begin
  insert into sms_message (id, phone, send_to, purpose, body, code, spoken, created_at)
    select * from unnest(p_ids, p_phones, p_send_to, p_purposes, p_bodies, p_codes, p_spoken, p_created_at);
end $$;

create function queue_jobs(p_topics text[], p_keys text[], p_payloads jsonb[], p_run_at timestamptz[]) returns void
language plpgsql as $$
begin
  insert into job (topic, key, payload, run_at) select * from unnest(p_topics, p_keys, p_payloads, p_run_at)
    on conflict (topic, key) do nothing;
end $$;

create function write_provider_events(
  p_providers text[], p_events text[], p_body_hashes bytea[], p_outcomes text[], p_received_at timestamptz[]
) returns void language plpgsql as $$
begin
  insert into provider_event (provider, event_id, body_hash, outcome, received_at)
    select * from unnest(p_providers, p_events, p_body_hashes, p_outcomes, p_received_at);
end $$;

-- Rules that were looked up for each row, in one look for each statement, or by one rule instead of two.

-- An entry and all its lines are written by one statement. A line has an entry of its own transaction, its currency and its
-- loan, and accounts that exist; an entry has lines, and they add up to its amount. Entries and accounts cannot go away, so
-- that this is all that a foreign key would say.
create or replace function check_transfer_entry() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if exists (
    select 1 from new_rows line left join entry e on e.id = line.entry_id
    where e.id is null or e.txid <> pg_current_xact_id() or e.currency <> line.currency
       or (e.loan_id is not null and line.loan_id is distinct from e.loan_id)
  ) or exists (
    select 1 from (select debit as code from new_rows union select credit from new_rows) named
    where (select a.code from gl_account a where a.code = named.code) is null
  ) then
    raise exception 'a line does not belong to its entry' using errcode = '23514';
  end if;
  if exists (
    select 1 from (select distinct entry_id from new_rows) line join entry e on e.id = line.entry_id
    where e.amount <> (select sum(t.amount) from transfer t where t.entry_id = e.id)
  ) then
    raise exception 'the lines of an entry do not add up to its amount' using errcode = '23514';
  end if;
  return null;
end $$;
create function check_entry_has_lines() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if exists (
    select 1 from new_rows e where (select t.line from transfer t where t.entry_id = e.id limit 1) is null
  ) then
    raise exception 'an entry has no lines' using errcode = '23514';
  end if;
  return null;
end $$;
drop trigger entry_total on entry;
drop function check_entry_total();
create trigger entry_has_lines after insert on entry referencing new table as new_rows
  for each statement execute function check_entry_has_lines();
create or replace function post_entry(
  p_kind text, p_key text, p_hash bytea, p_loan text, p_value_date date, p_posting_date date, p_currency char(3),
  p_debits text[], p_credits text[], p_amounts bigint[], p_response jsonb, p_reverses bigint,
  out entry_id bigint, out fresh boolean, out same_request boolean, out stored_response jsonb
) language plpgsql as $$
begin
  with posted as (
    insert into entry (loan_id, kind, idem_key, req_hash, value_date, posting_date, amount, currency, response, reverses)
      values (p_loan, p_kind, p_key, p_hash, p_value_date, p_posting_date,
        (select sum(a) from unnest(p_amounts) a), p_currency, p_response, p_reverses)
      on conflict (kind, idem_key) do nothing
      returning id, response
  ), lines as (
    insert into transfer (entry_id, line, debit, credit, loan_id, amount, currency)
      select posted.id, x.line, x.debit, x.credit, p_loan, x.amount, p_currency
        from posted, unnest(p_debits, p_credits, p_amounts) with ordinality as x (debit, credit, amount, line)
  )
  select posted.id, true, true, posted.response into entry_id, fresh, same_request, stored_response from posted;
  if entry_id is null then
    -- `on conflict` has waited for a posting under the same key, so its row is visible by now.
    select e.id, false, e.req_hash = p_hash, e.response into entry_id, fresh, same_request, stored_response
    from entry e where e.kind = p_kind and e.idem_key = p_key;
  end if;
end $$;
alter table transfer drop constraint transfer_entry_id_fkey, drop constraint transfer_debit_fkey,
  drop constraint transfer_credit_fkey;
create trigger gl_account_stays before update or delete on gl_account for each row execute function refuse_change();
create trigger gl_account_is_not_truncated before truncate on gl_account
  for each statement execute function refuse_change();

-- The entries of a loan are found by their lines, which name it too.
drop index entry_loan;

-- Most entries reverse nothing.
alter table entry drop constraint entry_reverses_key;
create unique index entry_reverses_key on entry (reverses) where reverses is not null;

-- The key of an event's cause is its id, which is unique.
alter table loan_event drop constraint loan_event_source_key_key, add check (source_key = id);

-- A payment's borrower is that of its order; it has both or neither.
alter table loan_order add constraint loan_order_owner unique (id, borrower_id);
alter table payment drop constraint payment_order_id_fkey, drop constraint payment_borrower_id_fkey,
  add constraint payment_owner foreign key (order_id, borrower_id) references loan_order (id, borrower_id) match full;

-- What a borrower's reference may name is few: the payments of his loans, and what lies in suspense. Its form is compared there.
drop index payment_by_reference;

-- The day close goes through the running loans of a market by id. No index names the day or the version, so that closing a day
-- leaves every index as it is, where the page has room.
drop index loan_order_open;
create index loan_order_running on loan_order (market, id) where status in ('active', 'due', 'overdue');
create index loan_order_applied on loan_order (status) where status in ('approved', 'inReview');
alter table loan_order set (fillfactor = 70);
