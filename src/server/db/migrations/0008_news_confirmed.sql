-- An address for news counts once somebody has opened the link that went to it; it is a borrower's once that borrower has.
alter table site_message add column language text not null default 'en';   -- of the page: the link is written in it
alter table site_message add column link_sent_at timestamptz;
alter table site_message add column confirmed_at timestamptz;
alter table site_message add column borrower_id text references borrower (id);
create index site_message_borrower on site_message (borrower_id) where borrower_id is not null;
