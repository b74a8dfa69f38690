-- Money that was paid out and came back: the attempt says so, and another one follows on another account.
alter table payout_attempt drop constraint payout_attempt_state_check;
alter table payout_attempt add constraint payout_attempt_state_check
  check (state in ('asked', 'sent', 'paid', 'failed', 'returned'));
