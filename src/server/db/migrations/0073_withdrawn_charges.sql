-- Why a charge for which the bank asked was withdrawn: the borrower gave it up, or nobody confirmed in time. Null: not withdrawn so.
alter table card_payment add column withdrawn text check (withdrawn in ('givenUp', 'late'));
alter table card_payment add check (withdrawn is null or (state = 'declined' and bank_asked_at is not null));
