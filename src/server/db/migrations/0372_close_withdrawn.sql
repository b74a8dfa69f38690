-- Release 0.1.0, expand: an officer may take back their own proposal to close a month; only another officer may sign it.

do $$ begin
  alter table book_close drop constraint book_close_eyes;
  -- Four eyes, whatever the code does. It takes every row that the one before took: the release before works beside it.
  alter table book_close add constraint book_close_eyes check (decided_by <> proposed_by or not approved);
end $$;
