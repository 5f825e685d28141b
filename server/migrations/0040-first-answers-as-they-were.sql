-- An answer that is given again is byte for byte the first one. jsonb sorts the names in an object, such as those of metadata; json
-- keeps them as they were written. The rows of a day are written anew; calls with a key wait meanwhile.
-- works with: 1
alter table idempotent_requests alter column answer_body type json using answer_body::json;
