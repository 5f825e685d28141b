import type { Catalogue } from './catalogue.ts';
import type { Statement } from './compose-statements.ts';
import { isNode, nodesOf, numberOf, type TreeNode } from './node-tree.ts';
import { nodesIn } from './query-tree.ts';

/** A table in a statement, and the file in which that is written. */
export interface TableUse {
  readonly table: string;
  readonly file: string;
  readonly isWritten: boolean;
}

/** As PostgreSQL numbers the kinds of what stands in `from`. */
const relation = '0';

/** `excluded` of an insert is no table of its own, although PostgreSQL lists it. */
const excludedOf = ({ fields }: TreeNode) => {
  const { onConflict } = fields;
  return isNode(onConflict) ? numberOf(onConflict.fields['exclRelIndex']) : 0;
};

/** The tables that PostgreSQL has found in the statement. */
const listTables = (catalogue: Catalogue, statement: TreeNode) =>
  nodesIn(statement)
    .filter(({ kind }) => kind === 'QUERY')
    .flatMap((query) => {
      const [written, excluded] = [numberOf(query.fields['resultRelation']), excludedOf(query)];
      return nodesOf(query.fields['rtable']).flatMap(({ fields }, index) => {
        const table = catalogue.tableName(numberOf(fields['relid']));
        const isTable = fields['rtekind'] === relation && table !== undefined && index + 1 !== excluded;
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
    const named = new RegExp(`(?:${isWritten ? writes : `${reads}|^`})\\s*\\b${table}\\b`);
    const files = new Set(pieces.filter(({ text }) => named.test(text)).map(({ file }) => file));
    if (files.size === 0) throw new Error(`no file names the table ${table}`);
    return [...files].map((file) => ({ table, isWritten, file }));
  });
