-- A lender whose officers do not answer promises no day: a complaint then has none.

alter table complaint alter column answer_by drop not null;
