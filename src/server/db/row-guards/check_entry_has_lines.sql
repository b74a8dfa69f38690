-- An entry brings its lines, and is refused without them. They are written here, before it: a distributed schema does the parts of a
-- statement one after another, and an error at the end of its transaction is a mere warning there.
create function check_entry_has_lines() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  v_line record;
  v_sum numeric;
begin
  if new.lines is null or jsonb_array_length(new.lines) = 0 then
    raise exception 'an entry has no lines' using errcode = '23514';
  end if;
  perform set_config('candor.entry_at_work', new.id::text, true);
  for v_line in select * from jsonb_to_recordset(new.lines)
    as x (line smallint, debit text, credit text, loan_id text, amount bigint, currency char(3))
  loop
    if v_line.currency is distinct from new.currency or (new.loan_id is not null and v_line.loan_id is distinct from new.loan_id) then
      raise exception 'a line does not belong to its entry' using errcode = '23514';
    end if;
    insert into transfer (entry_id, line, debit, credit, loan_id, amount, currency)
      values (new.id, v_line.line, v_line.debit, v_line.credit, v_line.loan_id, v_line.amount, v_line.currency);
  end loop;
  perform set_config('candor.entry_at_work', '', true);
  -- All that stand there, not those that it brought.
  select sum(t.amount) into v_sum from transfer t where t.entry_id = new.id;
  if v_sum is distinct from new.amount then
    raise exception 'the lines of an entry do not add up to its amount' using errcode = '23514';
  end if;
  new.lines := null;
  return new;
end $$;

create trigger entry_has_lines before insert on entry for each row execute function check_entry_has_lines();
