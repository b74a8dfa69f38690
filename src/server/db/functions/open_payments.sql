-- Opens what payments are booked on, one row for each that is asked about: the loan of the intent's reference or the one that
-- is named, and what is known of the provider's event and transaction. Orders are locked by ascending id, then transactions
-- by theirs. With p_wait false an order that somebody else holds is left alone, and its row says that it is held.
create function open_payments(
  p_wait boolean, p_references text[], p_orders text[], p_providers text[], p_transactions text[], p_events text[]
) returns table (
  intent_id text, intent_ref text, intent_borrower text, purpose text, channel text, amount_minor bigint, currency char(3),
  payments json,                       -- [amount_minor, paid_at] of each that was posted for the intent
  is_held boolean, known_body_hash bytea, is_booked boolean, return_waits boolean, claim_waits boolean, other_codes boolean,
  -- The columns of loan_to_change.
  id text, borrower_id text, product_id text, offer_id text, market text, status text, terms json, schedule json,
  disbursed_on date, applied_at timestamptz, answer_by timestamptz, decided_at timestamptz, decision jsonb, decline_reason text,
  retry_on date, approval_ends_on date, manual_withdrawal boolean, withdrawal_asked_at timestamptz, payout_account_id text,
  payout_state text, payout_failure text, status_on date, settled_on date, closure_number text, redirect_url text,
  score_asked boolean, collection_allowed boolean, version bigint, entries_after bigint,
  events json, lines json,
  phone text, language text
) language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  set enable_bitmapscan = off
as $$
#variable_conflict use_column
declare
  locked text[];
  has_moved boolean;
begin
  if p_wait then
    -- A loan whose code was found, and that is gone when its lock is got, has moved to another database: the payment is asked about again.
    with asked as materialized (
      select i.order_id as of_code, coalesce(i.order_id, a.order_id) as id from unnest(p_references, p_orders) as a (reference, order_id)
        left join payment_intent i on i.ref = a.reference),
    held as materialized (select id from loan_order where id = any(array(select id from asked)) order by id for no key update)
    select true into has_moved from asked where of_code is not null and of_code <> all(array(select id from held)) limit 1;
    if has_moved then
      raise exception 'a loan has moved to another database meanwhile' using errcode = '55P03';
    end if;
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
  -- A claim of a missing payment takes this lock exclusively: of a claim and its payment the later one sees the earlier one.
  perform pg_advisory_xact_lock_shared(hashtextextended('payment claims', 0));
  return query
    select
      i.id, i.ref, i.borrower_id, i.purpose, i.channel, i.amount_minor, i.currency,
      (select json_agg(json_build_array(p.amount_minor, p.paid_at))
         from payment p where p.order_id = i.order_id and p.intent_id = i.id and p.loan_event_id is not null),
      l.id is not null and not p_wait and coalesce(l.id <> all(locked), true),
      (select e.body_hash from provider_event_key e where e.provider = a.provider and e.event_id = a.event_id),
      -- Not `exists`: PostgreSQL may answer that by hashing the whole table.
      (select true from payment p where p.provider = a.provider and p.transaction_id = a.transaction_id) is not null,
      (select true from payment_return r where r.provider = a.provider and r.transaction_id = a.transaction_id
         and r.left_place is null limit 1) is not null,
      (select true from payment_claim c where c.borrower_id = l.borrower_id and c.state <> 'matched' limit 1) is not null,
      (select true from payment_intent o where o.order_id = l.id and o.state in ('unknown', 'waiting')
         and o.id is distinct from i.id limit 1) is not null,
      l.*
    from unnest(p_references, p_orders, p_providers, p_transactions, p_events) with ordinality
           as a (reference, order_id, provider, transaction_id, event_id, position)
    left join payment_intent i on i.ref = a.reference
    left join loan_to_change l on l.id = coalesce(i.order_id, a.order_id)
    order by a.position;
end $$;
