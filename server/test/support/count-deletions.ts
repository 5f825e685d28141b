import type { TestServer } from './server.ts';

/** Notes how many rows each deletion takes from a table. The returned function answers them, the largest first. */
export const countDeletions = async (
  { sql }: TestServer,
  table: 'idempotent_requests' | 'sign_in_attempts',
) => {
  await sql.script(`
    create table deletions (rows bigint not null);
    grant insert on deletions to public;
    create function note_deletion() returns trigger language plpgsql as $$
      begin insert into deletions select count(*) from gone; return null; end $$;
    create trigger note_deletion after delete on ${table} referencing old table as gone
      for each statement execute function note_deletion();`);
  return async () => {
    const rows = await sql<{ rows: bigint }[]>`select rows from deletions where rows > 0 order by rows desc`;
    return rows.map(({ rows: count }) => Number(count));
  };
};
