-- The balance of each account of a loan, debit positive. Derived from the lines, never stored.
create view loan_balance as
  select loan_id, currency, account, sum(amount)::bigint as balance from (
    select loan_id, currency, debit as account, amount from transfer where loan_id is not null
    union all
    select loan_id, currency, credit, -amount from transfer where loan_id is not null
  ) side group by loan_id, currency, account;
