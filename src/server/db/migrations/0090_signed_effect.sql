-- What was proposed stays as it was; what is signed stands beside it.
alter table desk_proposal add column signed_effect text; -- JSON of the effect that was approved; null while open, where rejected, and before 0090
