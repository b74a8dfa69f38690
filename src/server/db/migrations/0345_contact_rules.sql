-- Release 0.1.0, expand: a contact keeps every rule that it passed; `against` stays the first of them, which the release before reads.
alter table contact add column against_also text[] not null default '{}';
