-- The desk: who has taken what, what was closed by hand, notes, and the messages of cases.

-- Who holds an item of the work list: one officer at a time.
create table desk_take (
  kind text not null,
  subject_id text not null,
  officer_id text not null references officer (id),
  taken_at timestamptz not null,
  primary key (kind, subject_id)
);

-- Items that only a person can call done: a message of a visitor, a refund that failed and is not sent again.
create table desk_done (
  kind text not null check (kind in ('contactMessage', 'refundFailed')),
  subject_id text not null,
  officer_id text not null references officer (id),
  reason text not null check (reason <> ''),
  done_at timestamptz not null,
  primary key (kind, subject_id)
);

-- What officers noted about a borrower.
create table desk_note (
  id text primary key,
  borrower_id text not null references borrower (id),
  officer_id text not null references officer (id),
  body text not null,
  noted_at timestamptz not null
);
create index desk_note_borrower on desk_note (borrower_id, noted_at desc);

-- What officers write to a borrower about a case, each message for good. The newest stands in `complaint` as its answer.
create table case_message (
  id text primary key,
  complaint_id text not null references complaint (id),
  borrower_id text not null references borrower (id),
  officer_id text references officer (id), -- null: the demo answered
  body text not null,                  -- emptied when the account is deleted
  images jsonb not null default '[]',  -- names of complaint_image, in their order
  sent_at timestamptz not null
);
create index case_message_case on case_message (complaint_id, sent_at, id);
create index case_message_borrower on case_message (borrower_id);

-- What is searched by one box.
create index borrower_name on borrower (lower(name) text_pattern_ops) where name is not null;
create index borrower_phone_alone on borrower (phone) where phone is not null;
create index payment_transaction on payment (transaction_id);
create index payment_intent_code on payment_intent (pay_code) where pay_code is not null;
create index loan_order_payout_failed on loan_order (id) where status = 'approved' and payout_state = 'failed';
create index credit_refund_failed on credit_refund (order_id) where state = 'failed';
