-- Why the wallet doesn't match us, as a code with its values, beside the sentence: the dashboard says it in the operator's language
-- (docs/mismatches.md). What was written before has its sentence alone. Adding the column changes only the catalogue.
-- works with: 1
alter table operations add column mismatch_reason jsonb;
