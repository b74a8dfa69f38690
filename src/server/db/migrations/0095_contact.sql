-- Release 0.1.0, expand: the contact ledger: every contact that an officer notes stays as it was noted, and is under the seals by its act.
create table contact (
  id text primary key,
  borrower_id text not null references borrower (id),
  order_id text references loan_order (id), -- what it was about, where the officer said so
  channel text not null,
  direction text not null check (direction in ('in', 'out')),
  outcome text not null,               -- core/contact/contact.ts
  at timestamptz not null,             -- when it was, as the officer says
  noted_at timestamptz not null,
  officer_id text not null references officer (id),
  promise_id text references promise_to_pay (id),
  against text,                        -- the rule that it passed, core/reminder/contact-now.ts; null where it kept them all
  words_hash bytea not null,           -- sha256 of contact_words: the words can be erased, and never changed
  check (at <= noted_at),
  check (against is null or direction = 'out')
);
create index contact_borrower on contact (borrower_id, at desc, id);
create index contact_against on contact (noted_at, id) where against is not null;

-- With whom, and what was said: goes with the account of a borrower who leaves.
create table contact_words (
  contact_id text primary key references contact (id),
  with_whom text not null,
  note text not null,
  salt text not null                   -- nobody can guess short words by their hash
);

-- What a person calls done: core/desk/work-clock.ts.
alter table desk_done drop constraint desk_done_kind_check;

-- Messages that press for money stop where the borrower has died, is represented, or asked for none by this channel.
alter table sms_message drop constraint sms_message_stopped_because_check;
