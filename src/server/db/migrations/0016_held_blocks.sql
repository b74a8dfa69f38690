-- A block that is still running when its account is deleted: it is the phone's, and meets whoever registers with it again.

create table held_block (
  phone_key bytea primary key,         -- a keyed hash: the phone itself is not kept
  market text not null,
  blocked_until date not null,
  blocked_reason text
);
create index held_block_end on held_block (market, blocked_until);
