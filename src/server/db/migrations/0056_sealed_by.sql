-- Under which key a picture's file is sealed, by the mark with which it begins: its bytes are not in the database.
alter table identity_picture add column sealed_by bytea not null default '';
