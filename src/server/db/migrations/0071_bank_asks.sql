-- A charge for which the bank of the card asks its owner to confirm: when it asked. The charge stays 'unknown' until the processor says
-- how it ended, so that everything that waits for an unknown charge waits for this one too.
alter table card_payment add column bank_asked_at timestamptz;
