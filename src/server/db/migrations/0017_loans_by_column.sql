-- What a change of loans has to know, by columns: making JSON of whole rows was half of what reading them cost.

-- Nothing searches in them: as text they come out as they were put in.
alter table loan_order alter terms type json, alter schedule type json;

drop function open_payments(boolean, text[], text[], text[], text[], text[]);
drop function open_loans(text[]);
drop function loan_as_json(loan_order);

-- A loan as the replay needs it: its row, its events, what the ledger holds, whom to tell. Its sums are read, never stored.
create type loan_to_change as (
  id text, borrower_id text, product_id text, offer_id text, market text, status text, terms json, schedule json,
  disbursed_on date, applied_at timestamptz, answer_by timestamptz, decided_at timestamptz, decision jsonb, decline_reason text,
  retry_on date, approval_ends_on date, manual_withdrawal boolean, withdrawal_asked_at timestamptz, payout_account_id text,
  payout_state text, payout_failure text, status_on date, settled_on date, closure_number text, redirect_url text,
  score_asked boolean, collection_allowed boolean, version bigint,
  events json,                         -- [source_key, kind, value_date, amount_minor, data] of each, in no order
  lines json,                          -- [debit, credit, sum] of each pair
  phone text, language text, reminders_off boolean
);

-- In SQL, so that a query that asks for many is planned as one.
create function loan_to_change(p_id text) returns setof loan_to_change language sql stable as $$
  select o.id, o.borrower_id, o.product_id, o.offer_id, o.market, o.status, o.terms, o.schedule,
      o.disbursed_on, o.applied_at, o.answer_by, o.decided_at, o.decision, o.decline_reason,
      o.retry_on, o.approval_ends_on, o.manual_withdrawal, o.withdrawal_asked_at, o.payout_account_id,
      o.payout_state, o.payout_failure, o.status_on, o.settled_on, o.closure_number, o.redirect_url,
      o.score_asked, o.collection_allowed, o.version,
      (select json_agg(json_build_array(e.source_key, e.kind, e.value_date, e.amount_minor, e.data))
         from loan_event e where e.order_id = o.id),
      (select json_agg(json_build_array(t.debit, t.credit, t.amount))
         from (select debit, credit, sum(amount)::bigint as amount from transfer
                where loan_id = o.id group by debit, credit) t),
      b.phone, b.language, b.reminders_off
    from loan_order o join borrower b on b.id = o.borrower_id
    where o.id = p_id
$$;

-- As before: plans that do not grow old, nor make a bitmap for the few rows of a loan; locks by ascending id; and a second
-- statement that sees what was committed meanwhile.
create function open_loans(p_ids text[]) returns setof loan_to_change language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  set enable_bitmapscan = off
as $$
begin
  perform 1 from loan_order where id = any(p_ids) order by id for no key update;
  return query select l.* from unnest(p_ids) as a (id) cross join lateral loan_to_change(a.id) l order by l.id;
end $$;

create type payment_to_book as (
  intent_id text, intent_ref text, intent_borrower text, purpose text, channel text, amount_minor bigint, currency char(3),
  payments json,                       -- [amount_minor, paid_at] of each that was posted for the intent
  is_held boolean, known_body_hash bytea, is_booked boolean, return_waits boolean, claim_waits boolean,
  id text, borrower_id text, product_id text, offer_id text, market text, status text, terms json, schedule json,
  disbursed_on date, applied_at timestamptz, answer_by timestamptz, decided_at timestamptz, decision jsonb, decline_reason text,
  retry_on date, approval_ends_on date, manual_withdrawal boolean, withdrawal_asked_at timestamptz, payout_account_id text,
  payout_state text, payout_failure text, status_on date, settled_on date, closure_number text, redirect_url text,
  score_asked boolean, collection_allowed boolean, version bigint,
  events json, lines json,
  phone text, language text, reminders_off boolean
);

-- Opens what payments are booked on, one row for each that is asked about: the loan of the intent's reference or the one that
-- is named, and what is known of the provider's event and transaction. Orders are locked by ascending id, then transactions
-- by theirs. With p_wait false an order that somebody else holds is left alone, and its row says that it is held.
create function open_payments(
  p_wait boolean, p_references text[], p_orders text[], p_providers text[], p_transactions text[], p_events text[]
) returns setof payment_to_book language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  set enable_bitmapscan = off
as $$
declare
  locked text[];
begin
  if p_wait then
    perform 1 from loan_order
      where id = any(array(select coalesce(i.order_id, a.order_id) from unnest(p_references, p_orders) as a (reference, order_id)
                             left join payment_intent i on i.ref = a.reference))
      order by id for no key update;
  else
    select array_agg(l.id) into locked from (
      select id from loan_order
        where id = any(array(select coalesce(i.order_id, a.order_id) from unnest(p_references, p_orders) as a (reference, order_id)
                               left join payment_intent i on i.ref = a.reference))
        order by id for no key update skip locked) l;
  end if;
  perform pg_advisory_xact_lock(k.key)
    from (select distinct hashtextextended('payment ' || a.provider || ':' || a.transaction_id, 0) as key
            from unnest(p_providers, p_transactions) as a (provider, transaction_id) order by 1) k;
  -- A claim that a payment is missing takes this lock for itself: whichever of the two comes second sees the first.
  perform pg_advisory_xact_lock_shared(hashtextextended('payment claims', 0));
  return query
    select
      i.id, i.ref, i.borrower_id, i.purpose, i.channel, i.amount_minor, i.currency,
      (select json_agg(json_build_array(p.amount_minor, p.paid_at))
         from payment p where p.order_id = i.order_id and p.intent_id = i.id and p.state = 'posted'),
      l.id is not null and not p_wait and coalesce(l.id <> all(locked), true),
      (select e.body_hash from provider_event e where e.provider = a.provider and e.event_id = a.event_id),
      -- Not `exists`: that may be answered by a hash of the whole table.
      (select true from payment p where p.provider = a.provider and p.transaction_id = a.transaction_id) is not null,
      (select true from payment_return r where r.provider = a.provider and r.transaction_id = a.transaction_id) is not null,
      (select true from payment_claim c where c.borrower_id = l.borrower_id and c.state <> 'matched' limit 1) is not null,
      l.*
    from unnest(p_references, p_orders, p_providers, p_transactions, p_events) with ordinality
           as a (reference, order_id, provider, transaction_id, event_id, position)
    left join payment_intent i on i.ref = a.reference
    left join lateral loan_to_change(coalesce(i.order_id, a.order_id)) l on true
    order by a.position;
end $$;
