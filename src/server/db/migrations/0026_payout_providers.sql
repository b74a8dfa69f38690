-- Who sends a payout or a refund: it is asked about where it was sent, whoever is preferred by then.
alter table payout_attempt add column provider text;
alter table credit_refund add column provider text;
