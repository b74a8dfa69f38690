-- What the lender's banks.json offers and the payout provider of the market does not send to any more: left out of the form of the
-- payout account until the provider lists it again. Replaced whole by each list that is believed (PAYOUT-ACCOUNT-15).
create table payout_bank_gone (
  market text not null,
  code text not null,                  -- of a bank or a wallet, as in banks.json
  gone_since timestamptz not null,
  primary key (market, code)
);
