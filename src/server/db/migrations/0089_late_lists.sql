-- Late loans are listed by the day since which something is due, too: days that were listed without are listed anew, and looked for until then.

insert into job (topic, key, payload, run_at)
  select 'listPortfolioDay', 'due:' || day, json_build_object('day', day), listed_at from portfolio_day where listed_at is not null;
update portfolio_day set listed_at = null;
