-- Release 0.1.0, expand: money that came on a code and was put aside, by its code, whatever loan it was placed on later.

create index payment_put_aside on payment (intent_id) where state = 'suspense' and intent_id is not null;
