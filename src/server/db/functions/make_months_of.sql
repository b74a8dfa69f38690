-- Makes the months of the days, or times, that some rows name in a column, where they are not there yet. Another transaction may make one
-- at the same time: this one waits for it, and finds it.
create function make_months_of(p_rows json, p_column text) returns void language plpgsql as $$
begin
  perform make_months(named.month, 1) from (
    select distinct date_trunc('month', (r ->> p_column)::timestamptz)::date as month from json_array_elements(p_rows) r) named;
end $$;
