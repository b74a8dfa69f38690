-- Which codes asked for a sum of late: money that came without a name may have been paid for one of them.

create index payment_intent_amount on payment_intent (amount_minor, currency, created_at desc);
