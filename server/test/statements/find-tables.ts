import type { Catalogue } from './catalogue.ts';
import type { Statement } from './compose-statements.ts';
import { nodesOf, numberOf, type TreeNode } from './node-tree.ts';
import { nodesIn } from './query-tree.ts';

/** A table in a statement, and the file in which that is written. */
export interface TableUse {
  readonly table: string;
  readonly file: string;
  readonly isWritten: boolean;
}

const isRelation = '0';

/** The tables that PostgreSQL has found in the statement. */
const listTables = (catalogue: Catalogue, query: TreeNode) =>
  nodesIn(query)
    .filter(({ kind }) => kind === 'QUERY')
    .flatMap(({ fields }) => {
      const written = numberOf(fields['resultRelation']);
      return nodesOf(fields['rtable']).flatMap((range, index) => {
        const table = catalogue.tableName(numberOf(range.fields['relid']));
        const isTable = range.fields['rtekind'] === isRelation && table !== undefined;
        return isTable ? [{ table, isWritten: index + 1 === written }] : [];
      });
    });

const writes = 'into|update|delete from';
const reads = 'from|join|using|,';

/**
 * Which file names each of these tables. PostgreSQL says which tables there are, and does not say where: so they are looked for in the
 * texts. The name of a column or of a part of the statement is not taken for a table.
 */
export const findTables = (catalogue: Catalogue, { pieces }: Statement, query: TreeNode): TableUse[] =>
  listTables(catalogue, query).flatMap(({ table, isWritten }) => {
    const named = new RegExp(`(?:${isWritten ? writes : reads})\\s+${table}\\b`);
    const files = new Set(pieces.filter(({ text }) => named.test(text)).map(({ file }) => file));
    return [...files].map((file) => ({ table, isWritten, file }));
  });
