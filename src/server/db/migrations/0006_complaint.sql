-- Complaints: cases, their pictures, their answers and the rating of those.

create table complaint (
  id text primary key,
  case_number text not null unique,
  borrower_id text not null references borrower (id),
  order_id text references loan_order (id),
  type text not null,
  sub_type text,
  body text not null,                  -- emptied when the account is deleted
  opened_at timestamptz not null,
  answer_by timestamptz not null,
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
