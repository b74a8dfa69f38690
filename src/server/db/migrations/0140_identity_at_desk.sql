-- Release 0.1.0, expand: an officer confirms or doubts who an applicant is, field by field; a first payout waits for the name of its account.

-- What an officer said of one field: appended, the newest counts while what is typed and pictured is what the officer saw.
create table identity_verdict (
  id text primary key,
  borrower_id text not null references borrower (id),
  subject_id text not null,            -- the application or the order on whose page it was said
  field text not null,                 -- core/application/identity-check.ts
  verdict text not null check (verdict in ('confirmed', 'doubted')),
  seen bytea not null,                 -- keyed hash of the field and the pictures as the officer saw them
  note text not null,                  -- the officer's own words; empty without any, and once the account is deleted
  officer_id text not null references officer (id),
  said_at timestamptz not null
);
create index identity_verdict_borrower on identity_verdict (borrower_id, said_at desc, id);

-- What an officer asked a borrower to send again. Whether it came is read from the details and pictures themselves.
create table identity_request (
  id text primary key,
  borrower_id text not null references borrower (id),
  subject_id text not null,
  asked text[] not null check (cardinality(asked) > 0), -- core/application/identity-check.ts
  note text not null,                  -- the officer's words to the borrower; empty without any, and once the account is deleted
  officer_id text not null references officer (id),
  asked_at timestamptz not null,
  answer_by timestamptz not null       -- the borrower was told this day: a person decides after it, whatever came
);
create index identity_request_subject on identity_request (subject_id, asked_at desc, id);
create index identity_request_borrower on identity_request (borrower_id, asked_at desc, id);

-- In whose name a payout account is, as its provider says: asked before the first money goes there.
create table account_name_check (
  account_id text primary key references payout_account (id),
  borrower_id text not null references borrower (id),
  provider text not null,
  asked_at timestamptz not null,
  give_up_at timestamptz not null,     -- an officer decides after it where there is no answer
  answered_at timestamptz,
  outcome text check (outcome in ('same', 'similar', 'other', 'noAccount', 'cannotTell')),
  secret bytea not null,               -- the name on the account, sealed for the borrower; empty where nobody said one, and once erased
  decision text check (decision in ('release', 'otherAccount')),
  decided_at timestamptz,
  officer_id text references officer (id),
  note text,                           -- why the officer decided so; null once the account is deleted
  check ((answered_at is null) = (outcome is null)),
  check ((decision is null) = (decided_at is null) and (decision is null) = (officer_id is null)),
  check (decision is null or outcome in ('other', 'noAccount', 'cannotTell'))
);
create index account_name_check_borrower on account_name_check (borrower_id, asked_at desc);
create index account_name_check_held on account_name_check (answered_at, account_id)
  where outcome in ('other', 'noAccount', 'cannotTell') and decision is null;
