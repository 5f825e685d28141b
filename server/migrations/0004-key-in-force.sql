-- works with: 1

-- Whether an API key is in force at this moment. A function that is volatile sees what was committed while its statement waited
-- for a row; a condition on the table sees what was there when the statement began. In plpgsql, which keeps the plan.
create function is_key_in_force(key_id text) returns boolean
  language plpgsql volatile as $$
begin
  return exists (select from api_keys where id = key_id and revoked_at is null);
end $$;
