-- Release 0.1.0, expand: the last instalment that a code for what is due asks for: the next one may be of the same amount.

alter table payment_intent add column through_instalment smallint;
