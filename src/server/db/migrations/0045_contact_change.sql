-- A new phone number or e-mail address: what waits for its proof, and when one was changed.
create table contact_change (
  id text primary key,
  borrower_id text not null references borrower (id),
  kind text not null check (kind in ('phone', 'email')),
  secret bytea not null,               -- the new number or address, sealed for its borrower; emptied once it counts
  proved_at timestamptz,               -- of a phone: who asks has shown the old one, or opened the lock of a phone of theirs
  created_at timestamptz not null,
  expires_at timestamptz not null,
  done_at timestamptz
);
create index contact_change_borrower on contact_change (borrower_id, kind, created_at);
create index contact_change_end on contact_change (expires_at) where done_at is null;

-- Numbers that a borrower had: what was sent to them then is the borrower's, to be copied and erased with the account.
create table former_phone (
  borrower_id text not null references borrower (id),
  phone text not null,                 -- national digits
  send_to text not null,               -- the international number
  had_from timestamptz not null,
  left_at timestamptz not null,
  primary key (borrower_id, left_at)
);

alter table session add column by_passkey boolean not null default false;
-- An address that was only typed is nobody's for certain: this is when its owner opened the link that went to it.
alter table borrower add column email_confirmed_at timestamptz;
