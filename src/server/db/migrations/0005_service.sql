-- Service: text messages, reminders, complaints with their pictures, payments that borrowers miss, the marketing site.

-- Messages to phones, by text or call.
create table sms_message (
  id text primary key,
  phone text not null,
  purpose text not null,
  body text not null,                  -- emptied once the message is handed over, except in demo mode
  code text,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  created_at timestamptz not null,
  sent_at timestamptz,
  -- The international number stands with the message, not in the queue: it goes when the message goes.
  send_to text not null default '',
  spoken boolean not null default false -- by a call
);
create index sms_message_phone on sms_message (phone, created_at desc);

-- Reminders of due dates: each planned once, logged without its text.
create table reminder (
  order_id text not null references loan_order (id),
  due_date date not null,
  days integer not null,               -- before the due date (negative), on it (0) or past it
  borrower_id text not null references borrower (id),
  planned_on date not null,
  state text not null default 'planned' check (state in ('planned', 'sent', 'stopped')),
  stopped_because text,
  done_at timestamptz,
  primary key (order_id, due_date, days),
  check ((state = 'stopped') = (stopped_because is not null))
);
create index reminder_sent on reminder (borrower_id, done_at) where state = 'sent';

-- The link by which a borrower stops reminders, one for each: only its hash is here.
create table reminder_link (
  token_hash bytea primary key,
  borrower_id text not null unique references borrower (id)
);

-- Complaints: cases, their answers and the rating of those.
create table complaint (
  id text primary key,
  case_number text not null unique,
  borrower_id text not null references borrower (id),
  order_id text references loan_order (id),
  type text not null,
  sub_type text,
  body text not null,                  -- emptied when the account is deleted
  opened_at timestamptz not null,
  answer_by timestamptz,               -- null where the lender's officers do not answer: then no day was promised
  answer text,
  answered_at timestamptz,
  rating_asked boolean not null default false,
  stars integer check (stars between 1 and 5),
  rated_at timestamptz,
  check (answered_at is not null or answer is null),
  check (stars is null or rating_asked)
);
create index complaint_borrower on complaint (borrower_id, opened_at desc);
-- What the officer has to answer next.
create index complaint_open on complaint (answer_by) where answered_at is null;

-- Pictures, re-encoded by us. An upload without a case belongs to nobody's complaint yet.
create table complaint_image (
  name text primary key,               -- random; also the name of the file
  borrower_id text not null references borrower (id),
  complaint_id text references complaint (id),
  role text not null check (role in ('borrower', 'answer')),
  position integer not null default 0,
  media_type text not null,
  size_bytes integer not null,
  created_at timestamptz not null,
  erased_at timestamptz
);
create index complaint_image_case on complaint_image (complaint_id, role, position);
create index complaint_image_borrower on complaint_image (borrower_id, created_at);

-- 'I paid, and it is not shown': a case that waits for a payment with a reference, and closes by itself when it is heard of.
create table payment_claim (
  complaint_id text primary key references complaint (id),
  borrower_id text not null references borrower (id),
  order_id text not null references loan_order (id),
  reference text not null,             -- letters and digits, capitals: core/payment/payment-reference.ts
  -- `found`: the money is here and lies in suspense, so that a person has to place it
  state text not null check (state in ('looking', 'found', 'matched')),
  payment_id text references payment (id),
  created_at timestamptz not null,
  unique (borrower_id, reference),
  check ((state = 'looking') = (payment_id is null))
);
create index payment_claim_reference on payment_claim (reference);
create index payment_claim_order on payment_claim (order_id);

-- What visitors of the marketing site leave for the officer.
create table site_message (
  id text primary key,
  kind text not null check (kind in ('subscribe', 'contact')),
  email text not null default '',
  name text not null default '',
  phone text not null default '',
  body text not null default '',
  created_at timestamptz not null
);
create unique index site_message_subscriber on site_message (lower(email)) where kind = 'subscribe';

-- Visits and clicks of landing pages: counted by day, never kept one by one, never with a phone.
create table promotion_count (
  day date not null,
  kind text not null check (kind in ('visit', 'click')),
  page_id text not null,
  page_type text not null,
  client_type text not null,
  source text not null,
  app_source text not null,
  utm_tag text not null,
  times bigint not null,
  primary key (day, kind, page_id, page_type, client_type, source, app_source, utm_tag)
);
