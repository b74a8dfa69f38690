-- Release 0.1.0, expand: offers that a system of the lender has placed before a borrower.
-- One for each borrower and product, the newest. What the page opens with until then, in place of the usual amount and term.
create table placed_offer (
  borrower_id text not null references borrower (id),
  product_id text not null references product (id),
  offer_id text not null references offer (id),
  valid_until date not null,           -- the last day, in the market's zone
  placed_by text not null,             -- the key of the system
  placed_at timestamptz not null,
  primary key (borrower_id, product_id)
);
