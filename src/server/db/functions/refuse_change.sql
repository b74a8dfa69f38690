-- Refuses update, delete and truncate on append-only tables.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end $$;

create trigger entry_is_append_only before update or delete on entry for each row execute function refuse_change();
create trigger entry_is_not_truncated before truncate on entry for each statement execute function refuse_change();
create trigger transfer_is_append_only before update or delete on transfer for each row execute function refuse_change();
create trigger transfer_is_not_truncated before truncate on transfer for each statement execute function refuse_change();
create trigger entry_key_is_append_only before update or delete on entry_key for each row execute function refuse_change();
create trigger entry_key_is_not_truncated before truncate on entry_key for each statement execute function refuse_change();
-- Each month by itself: rows come through the whole table alone, whose guards see them.
do $$ declare month regclass; begin
  for month in select inhrelid::regclass from pg_inherits where inhparent in ('entry'::regclass, 'transfer'::regclass) loop
    execute format('create trigger %s_is_a_part before insert or truncate on %s for each statement execute function refuse_change()',
      (select relname from pg_class where oid = month), month);
  end loop;
end $$;
create trigger gl_account_stays before update or delete on gl_account for each row execute function refuse_change();
create trigger gl_account_is_not_truncated before truncate on gl_account
  for each statement execute function refuse_change();
create trigger ledger_seal_is_append_only before update or delete on ledger_seal
  for each row execute function refuse_change();
create trigger ledger_seal_is_not_truncated before truncate on ledger_seal
  for each statement execute function refuse_change();
-- What seals over months in files are held against. Only archive-month.ts writes it, with the rights of the owner of the tables.
create trigger archived_month_stays before insert or update or delete or truncate on archived_month
  for each statement execute function refuse_change();
create trigger archived_seal_stays before insert or update or delete or truncate on archived_seal
  for each statement execute function refuse_change();
-- Evidence: what was shown, agreed to and written, and who acted and why.
create trigger agreement_text_fixed before update or delete on agreement_text for each row execute function refuse_change();
create trigger consent_fixed before update or delete on consent for each row execute function refuse_change();
create trigger data_consent_fixed before update or delete on data_consent for each row execute function refuse_change();
create trigger suspense_placing_fixed before update or delete on suspense_placing
  for each row execute function refuse_change();
-- What officers did.
create trigger desk_act_is_append_only before update or delete on desk_act for each row execute function refuse_change();
create trigger desk_act_is_not_truncated before truncate on desk_act for each statement execute function refuse_change();
create trigger loan_act_fixed before update or delete on loan_act for each row execute function refuse_change();
-- The books, and who closed them on what.
create trigger book_entry_is_append_only before update or delete on book_entry for each row execute function refuse_change();
create trigger book_entry_is_not_truncated before truncate on book_entry for each statement execute function refuse_change();
create trigger book_line_is_append_only before update or delete on book_line for each row execute function refuse_change();
create trigger book_line_is_not_truncated before truncate on book_line for each statement execute function refuse_change();
create trigger book_balance_is_append_only before update or delete on book_balance for each row execute function refuse_change();
create trigger book_balance_is_not_truncated before truncate on book_balance
  for each statement execute function refuse_change();
-- Contacts with borrowers. Their words can be erased with the account, and never changed.
create trigger contact_is_append_only before update or delete on contact for each row execute function refuse_change();
create trigger contact_is_not_truncated before truncate on contact for each statement execute function refuse_change();
create trigger contact_words_fixed before update on contact_words for each row execute function refuse_change();
