-- Release 0.1.0, expand: how far the adjustment of a month has come, so that one that was cut short goes on there.

alter table book_period
  add column adjusting_after text,            -- the last loan of this attempt; null: none is under way
  add column adjusting_event bigint,          -- the last event of a loan when it began
  add column adjusting_policy text;           -- the version of the lender's policy by which
