-- Service: messages to phones, reminders, complaints with their pictures, payments that borrowers miss, and the marketing site with its
-- captchas.

-- Messages to phones, by text, call or push.
create table sms_message (
  id text primary key,
  market text,                         -- whose quiet hours it keeps; null for one that was queued by an earlier release
  phone text not null,
  -- The international number stands with the message, not in the queue: it goes when the message goes.
  send_to text not null default '',
  purpose text not null,
  about text,                          -- the line of the inbox that it says the same as; null where there is none
  body text not null,                  -- emptied once the message is handed over, except in demo mode
  code text,
  spoken boolean not null default false, -- by a call
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'stopped')),
  -- Written and not sent: the borrower does not want it, or has had too many.
  stopped_because text check (stopped_because in ('unwanted', 'tooMany')),
  created_at timestamptz not null,
  -- The provider that was asked to send it, noted before it was asked: it may have the message, and no other one gets it then.
  handed_to text,
  sent_at timestamptz,
  -- What became of the message after it had left, as its provider told; null where none has told.
  delivery text check (delivery in ('delivered', 'undelivered')),
  delivery_reason text,
  -- `asked`: the lender's back end may have it. `taken`: it has. `shown`: the phone has shown it. `failed`: it did not reach the phone.
  -- `late`: no answer came in time whether it was shown. Null: not sent by push.
  push_state text check (push_state in ('asked', 'taken', 'shown', 'failed', 'late')),
  push_at timestamptz,
  check ((state = 'stopped') = (stopped_because is not null)),
  check ((push_state is null) = (push_at is null))
);
create index sms_message_phone on sms_message (phone, created_at desc);
create index sms_message_sent on sms_message (send_to, sent_at) where state = 'sent';

-- What borrowers do not want to be told by which channel: one row for each kind that was ever chosen. Without a row it is sent.
create table message_wish (
  borrower_id text not null references borrower (id),
  kind text not null,
  channel text not null check (channel in ('sms', 'push')),
  wanted boolean not null,
  changed_at timestamptz not null,
  primary key (borrower_id, kind, channel),
  constraint message_wish_kind check (
    (channel = 'sms' and kind in ('receipts', 'reminders'))
    or (channel = 'push' and kind in ('loan', 'cases', 'receipts', 'reminders')))
);

-- The phone on which a borrower last agreed to push messages, as the app names it. Another borrower who agrees on it takes it over.
create table push_address (
  borrower_id text primary key references borrower (id),
  address text not null unique,
  device_id text not null,             -- empty where the app named none
  saved_at timestamptz not null
);

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

-- Complaints: cases with where each stands, their answer and its rating. What both sides wrote is in `case_message`.
create table complaint (
  id text primary key,
  case_number text not null unique,
  borrower_id text not null references borrower (id),
  order_id text references loan_order (id),
  type text not null,
  sub_type text,
  body text not null,                  -- emptied when the account is deleted
  opened_at timestamptz not null,
  acknowledged_at timestamptz,
  answer_by timestamptz,               -- null where the lender's officers do not answer: then no day was promised
  asked_at timestamptz,                -- set while the borrower is asked something; empty again once the borrower has written
  answer text,
  answered_at timestamptz,
  reopened_at timestamptz,             -- set while an answered case is open again; the answer stays until there is another one
  escalated_at timestamptz,
  escalated_to text,
  rating_asked boolean not null default false,
  stars integer check (stars between 1 and 5),
  rated_at timestamptz,
  check (answered_at is not null or answer is null),
  check (stars is null or rating_asked),
  check (reopened_at is null or answered_at is not null),
  constraint complaint_escalation check ((escalated_at is null) = (escalated_to is null))
);
create index complaint_borrower on complaint (borrower_id, opened_at desc);
-- What an officer has to answer next.
create index complaint_open on complaint (answer_by) where answered_at is null or reopened_at is not null;
create index complaint_answered on complaint (answered_at, id) where answered_at is not null and reopened_at is null;

-- The messages of both sides of a case, each for good. The newest answer stands in `complaint` as well.
create table case_message (
  id text primary key,
  complaint_id text not null references complaint (id),
  position bigint generated always as identity, -- the order in which messages joined a thread, whatever the clock said
  borrower_id text not null references borrower (id),
  from_borrower boolean not null,
  officer_id text references officer (id), -- null: the borrower wrote it, the case closed by itself, or the demo answered
  kind text not null check (kind in ('acknowledgement', 'question', 'answer', 'escalation', 'reply', 'reopening')),
  body text not null,                  -- emptied when the account is deleted
  images jsonb not null default '[]',  -- names of complaint_image, in their order
  sent_at timestamptz not null,
  constraint case_message_author check (not (from_borrower and officer_id is not null))
);
create index case_message_case on case_message (complaint_id, position);
-- How often a borrower writes is limited by the day.
create index case_message_borrower on case_message (borrower_id, sent_at);

-- Pictures, re-encoded by us. An upload without a case does not belong to a complaint yet.
create table complaint_image (
  name text primary key,               -- random; also the name of the file
  borrower_id text not null references borrower (id),
  complaint_id text references complaint (id),
  message_id text references case_message (id), -- null for a picture of the complaint itself
  role text not null check (role in ('borrower', 'answer')),
  position integer not null default 0,
  media_type text not null,
  size_bytes integer not null,
  created_at timestamptz not null,
  erased_at timestamptz
);
create index complaint_image_case on complaint_image (complaint_id, role, position);
create index complaint_image_borrower on complaint_image (borrower_id, created_at);

-- A new name is a case with a picture of the proof, and an officer decides it.
create table name_change (
  complaint_id text primary key references complaint (id),
  borrower_id text not null references borrower (id),
  secret bytea not null,               -- the new name, and once it counts the one that it replaced, sealed for the borrower
  asked_at timestamptz not null,
  decided_at timestamptz,
  accepted boolean,
  officer_id text references officer (id),
  check ((decided_at is null) = (accepted is null) and (decided_at is null) = (officer_id is null))
);
-- One waits at a time.
create unique index name_change_open on name_change (borrower_id) where decided_at is null;
create index name_change_borrower on name_change (borrower_id, asked_at);

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

-- What visitors of the marketing site leave for the lender: an address for news, or a message that an officer answers.
create table site_message (
  id text primary key,
  kind text not null check (kind in ('subscribe', 'contact')),
  borrower_id text references borrower (id), -- of an address for news: the borrower who has confirmed it
  email text not null default '',
  name text not null default '',
  phone text not null default '',
  body text not null default '',
  language text not null default 'en', -- of the page: the link is written in it
  created_at timestamptz not null,
  -- An address for news counts once the link that went to it was opened.
  link_sent_at timestamptz,
  confirmed_at timestamptz,
  -- By whom and how a message was answered: the work list reads only those that wait.
  done_at timestamptz,
  done_by text references officer (id),
  done_reason text,
  check (num_nulls(done_at, done_by, done_reason) in (0, 3))
);
create unique index site_message_subscriber on site_message (lower(email)) where kind = 'subscribe';
create index site_message_borrower on site_message (borrower_id) where borrower_id is not null;
create index site_message_waiting on site_message (created_at, id) where kind = 'contact' and done_at is null;

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

-- Registrations that came from a campaign.
create table promotion_registration (
  borrower_id text primary key references borrower (id),
  template_id text not null default '',
  invite_code text not null default '',
  source text not null default '',
  app_source text not null default '',
  utm_tag text not null default '',
  app_name text not null default '',
  merchant_number text not null default '',
  registered_at timestamptz not null
);

-- Captchas: a picture to be typed before a code is sent to a phone without a session. It can be listened to instead: then it has
-- digits of its own, with guesses of their own.
create table captcha (
  sid text primary key,
  address_hash text not null,
  answer text,                         -- null until a picture was drawn, and once it was used
  tries integer not null default 0,
  drawn_at timestamptz,
  spoken_answer text,                  -- null until they were spoken, and once the captcha was used
  spoken_seed bytea,                   -- makes the same sound again, for a player that asks for its parts
  spoken_look text,                    -- another look speaks other digits
  spoken_tries integer not null default 0,
  spoken_at timestamptz,
  solved_phone_key bytea,              -- the phone for which it was solved
  solved_answer text,
  solved_at timestamptz,
  created_at timestamptz not null
);
create index captcha_created on captcha (created_at);
