-- The step of a sum that is owed, for the index of owed_loan: four steps double it, so that a larger sum has the same step or a higher one.
create function owed_step(p_minor bigint) returns smallint language sql immutable as $$
  select floor(4 * ln(greatest(p_minor, 1)::float8) / ln(2::float8))::smallint
$$;
