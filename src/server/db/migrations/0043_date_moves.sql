-- The borrower may move a due date: a kind of event more.

alter table loan_event drop constraint loan_event_kind_check;
alter table loan_event add constraint loan_event_kind_check check (kind in (
  'reversal', 'chargeHoliday', 'hardshipPlan', 'waiver', 'payment', 'rollover', 'dateMove', 'coolingOffExit', 'settlement',
  'creditRefund', 'writeOff'));
