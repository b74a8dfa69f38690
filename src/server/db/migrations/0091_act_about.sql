-- The audit of a loan finds what was proposed and decided on it, and the audit of a payment likewise.
alter table desk_act add column about text[] not null default '{}'; -- ids of what the act concerns beside its subject and its borrower
create index desk_act_about on desk_act using gin (about) where about <> '{}';
