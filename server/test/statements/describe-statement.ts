import type { Sql } from '../../src/database/client.ts';
import type { Catalogue } from './catalogue.ts';
import { nodesOf, listOf, parseTree, type TreeNode } from './node-tree.ts';
import { ofColumn, type Nullability } from './nullability.ts';
import { targetsOf } from './query-tree.ts';

export interface Column {
  readonly name: string;
  /** PostgreSQL's name of it, without a domain's: `text`, `bigint[]`. */
  readonly type: string;
  readonly nullability: Nullability;
}

export interface Description {
  readonly query: TreeNode;
  readonly columns: readonly Column[];
}

/**
 * Has PostgreSQL prepare the statement, and keep it as the body of a function: that is how it shows what it has understood. Rejects
 * when it cannot prepare it. Nothing is run.
 */
export const describeStatement = (sql: Sql, catalogue: Catalogue, text: string): Promise<Description> =>
  sql.begin(async (tx) => {
    const [prepared] = await tx.script<{ given: string[]; answered: string[] }[]>(`
      prepare described as ${text};
      select parameter_types::text[] as given, array(
        select format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null)
        from unnest(result_types) with ordinality as r (type, place) join pg_type t on t.oid = r.type order by place) as answered
      from pg_prepared_statements where name = 'described'`);
    const [body] = await tx.script<{ tree: string }[]>(`
      deallocate described;
      drop function if exists pg_temp.described;
      create function pg_temp.described(${prepared!.given.join(', ')}) returns void begin atomic ${text}; end;
      select prosqlbody::text as tree from pg_proc where proname = 'described'`);
    const node = nodesOf(listOf(parseTree(body!.tree))[0])[0]!;
    const query = { node, catalogue };
    const columns = targetsOf(query).map(({ fields }, index) => ({
      name: fields['resname'] as string,
      type: prepared!.answered[index]!,
      nullability: ofColumn(query, index),
    }));
    return { query: node, columns };
  });
