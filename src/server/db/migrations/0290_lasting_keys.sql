-- Release 0.1.0, expand: keys that outlive an exchange of SESSION_SECRET, sealed under FIELD_ENCRYPTION_KEY.

-- Blocks of deleted accounts, what officers said of an identity, and links in mails are found again by a keyed hash. Its key came from
-- SESSION_SECRET itself, and an exchange of that secret lost them.
create table lasting_key (
  name text primary key,
  secret bytea not null
);
