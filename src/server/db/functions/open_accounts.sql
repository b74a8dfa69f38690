-- Adds ledger accounts for the lender's providers and banks after the existing ones, each once.
create function open_accounts(p_codes text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('gl_account', 0));
  insert into gl_account (code, position)
    select named.code, (select max(position) from gl_account) + row_number() over (order by named.code)
      from (select distinct unnest(p_codes) as code) named
      where not exists (select from gl_account a where a.code = named.code);
end $$;
