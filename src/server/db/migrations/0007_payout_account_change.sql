-- Another payout account that was asked for and waits for the code from the message: it is bound once the code is right.
create table payout_account_change (
  id text primary key,                 -- the caller's `smsToken`; worth nothing without the session and the code
  borrower_id text not null references borrower (id),
  request_key text,                    -- Idempotency-Key of the call that asked: the same call gets the same row
  confirm_key text,                    -- Idempotency-Key of the call that had the right code
  secret bytea not null,               -- the account, sealed for its borrower; emptied once it is bound
  created_at timestamptz not null,
  expires_at timestamptz not null,
  done_at timestamptz
);
create unique index payout_account_change_request on payout_account_change (borrower_id, request_key) where request_key is not null;
create index payout_account_change_end on payout_account_change (expires_at);
