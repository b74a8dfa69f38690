-- Settlement reports of any size: a file is stored in parts once all of it was understood, and compared part by part.

-- A part of a report that still has to be compared: gone with the transaction that has compared it. Stored before its report: a part
-- whose report never came (an upload that was refused or broken off) is forgotten after three days.
create table settlement_part (
  report_id text not null,
  part integer not null,               -- from 0, in the order of the lines
  content bytea not null,              -- its lines as JSON, gzip
  staged_at timestamptz not null,
  primary key (report_id, part)
);
create index settlement_part_staged on settlement_part (staged_at);

-- What the new lines of a report come to, added up as its parts are compared: nobody has to read half a million lines for it.
create table settlement_sum (
  report_id text not null references settlement_report (id),
  bank_account text not null,
  currency char(3) not null,
  matched integer not null,
  amount_differs integer not null,
  we_miss_it integer not null,
  noted integer not null,
  gross_minor bigint not null,
  fee_minor bigint not null,
  net_minor bigint not null,
  primary key (report_id, bank_account, currency)
);
insert into settlement_sum
  select report_id, bank_account, currency, count(*) filter (where state = 'matched'),
      count(*) filter (where state = 'amountDiffers'), count(*) filter (where state = 'weMissIt'),
      count(*) filter (where state = 'noted'), sum(gross_minor), sum(fee_minor), sum(net_minor)
    from settlement_line group by report_id, bank_account, currency;

alter table settlement_report
  add column lines_done integer not null default 0,    -- compared with ours so far
  add column changed_lines integer not null default 0, -- left out: another report had them in other words by then
  add column is_whole boolean not null default true;   -- false while parts wait
update settlement_report set lines_done = lines;

-- Lines are listed by how they stand, page by page.
drop index settlement_line_report;
create index settlement_line_report on settlement_line (report_id, state, line, id);
-- What a report should have had is found with it.
create index settlement_absence_found on settlement_absence (provider, found_at);
