-- Acts of the lender: an account for what comes of loans that were written off, the kinds of events, and who acted and why.

insert into gl_account (code, position) values ('recoveryIncome', 15);

-- The kinds by the names of core/loan/loan-event.ts; status-lists.db.test.ts compares the two.
alter table loan_event add constraint loan_event_kind_check check (kind in (
  'reversal', 'chargeHoliday', 'hardshipPlan', 'waiver', 'payment', 'rollover', 'coolingOffExit', 'settlement', 'creditRefund',
  'writeOff'));

-- Who did what an event records, and why: one row for each event that is an act. Never changed.
create table loan_act (
  event_id text primary key references loan_event (id),
  order_id text not null references loan_order (id),
  acted_by text not null,              -- the officer, or the job, that asked for it
  reason text not null check (reason <> ''),
  acted_at timestamptz not null
);
create index loan_act_order on loan_act (order_id);
