-- Release 0.1.0, expand: who proposed the close of a month may take it back; signing it stays with somebody else.

do $$ begin
  alter table book_close drop constraint book_close_eyes;
  -- Four eyes, whatever the code does. It takes every row that the one before took: the release before works beside it.
  alter table book_close add constraint book_close_eyes check (decided_by <> proposed_by or not approved);
end $$;
