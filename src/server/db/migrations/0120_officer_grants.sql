-- Release 0.1.0, expand: a role that one person alone cannot give waits for a second person, or for a day in which it can be stopped.
create table officer_grant (
  id text primary key,
  officer_id text not null references officer (id),
  kind text not null check (kind in ('invited', 'invitedAgain', 'role')), -- how it is given: by a link, by another link, to who is here
  role text not null,
  given_by text not null references officer (id),
  reason text not null,
  given_at timestamptz not null,
  holds_from timestamptz not null,     -- where nobody stops it
  decided_at timestamptz,
  decided_by text references officer (id), -- null: the day has passed
  holds boolean,
  check ((decided_at is null) = (holds is null)),
  -- Two people, whatever the code does: who gave it, or gets it, may stop it, and cannot confirm it.
  constraint officer_grant_eyes check (not holds or decided_by is null or decided_by not in (given_by, officer_id))
);
create unique index officer_grant_open on officer_grant (officer_id) where decided_at is null;

-- What an officer is told at the desk, until it was seen.
create table officer_notice (
  id text primary key,
  officer_id text not null references officer (id),
  about_id text not null references officer (id),
  kind text not null check (kind in ('invited', 'invitedAgain', 'role')),
  role text not null,
  grant_id text references officer_grant (id), -- null: nobody has to confirm it
  told_by text not null references officer (id),
  reason text not null,
  told_at timestamptz not null,
  seen_at timestamptz
);
create index officer_notice_unseen on officer_notice (officer_id, told_at, id) where seen_at is null;
