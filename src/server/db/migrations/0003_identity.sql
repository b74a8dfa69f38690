-- People: one-time codes, spent launch tickets, captchas, limits that are counted, promotion and the site's messages.

-- The international number stands with the message, not in the queue: it goes when the message goes.
alter table sms_message add column send_to text not null default '';

-- A code sent to a phone. The phone stands here as a keyed hash, the code as scrypt over a keyed hash: neither can be read.
-- One code counts for each phone, purpose and subject: the newest, which takes the place of the one before.
create table one_time_code (
  phone_key bytea not null,
  purpose text not null,
  subject text not null default '',    -- what else the code is bound to: a payment, an order; empty for none
  salt bytea not null,
  code_hash bytea not null,
  tries integer not null default 0 check (tries >= 0),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (phone_key, purpose, subject)
);
create index one_time_code_expiry on one_time_code (expires_at);

-- How often something happened in a window of time. The row is the limit: it is counted up in one statement.
create table rate_window (
  key text primary key,
  used integer not null,
  started_at timestamptz not null,
  ends_at timestamptz not null
);
create index rate_window_end on rate_window (ends_at);

-- Distinct things seen under one key on one day (numbers asked for from a device), as keyed hashes.
create table seen_today (
  key text not null,
  day date not null,
  value_hash bytea not null,
  primary key (key, day, value_hash)
);

-- Launch tickets that were used: each opens one page.
create table spent_ticket (
  jti text primary key,
  spent_at timestamptz not null,
  expires_at timestamptz not null
);
create index spent_ticket_expiry on spent_ticket (expires_at);

create table captcha (
  sid text primary key,
  answer text,                         -- null until a picture was drawn, and once it was used
  tries integer not null default 0,
  address_hash text not null,
  drawn_at timestamptz,
  solved_phone_key bytea,              -- the phone for which it was solved
  solved_answer text,
  solved_at timestamptz,
  created_at timestamptz not null
);
create index captcha_created on captcha (created_at);

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

-- A borrower whose account is deleted cannot take a new loan, whatever was under way at that moment.
create function borrower_is_alive() returns trigger language plpgsql as $$
declare
  gone timestamptz;
begin
  select deleted_at into gone from borrower where id = new.borrower_id for key share;
  if gone is not null then
    raise exception 'the account of this borrower is deleted' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger loan_order_of_the_living before insert on loan_order for each row execute function borrower_is_alive();
