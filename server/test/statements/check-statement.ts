import type { Checker } from 'typescript/unstable/sync';
import type { Sql } from '../../src/database/client.ts';
import type { Catalogue } from './catalogue.ts';
import { readClaim } from './claim.ts';
import { compareWithClaim } from './compare-with-claim.ts';
import type { Statement } from './compose-statements.ts';
import { describeStatement } from './describe-statement.ts';
import type { TreeNode } from './node-tree.ts';

export interface Checked extends Statement {
  /** As PostgreSQL has understood it; undefined: it has not. */
  readonly query: TreeNode | undefined;
  /** What is wrong with it. */
  readonly faults: readonly string[];
}

export const checkStatement = async (
  { sql, catalogue, checker }: { sql: Sql; catalogue: Catalogue; checker: Checker },
  statement: Statement,
): Promise<Checked> => {
  try {
    const { query, columns } = await describeStatement(sql, catalogue, statement.text);
    const claimed = readClaim(checker, statement.template);
    return { ...statement, query, faults: claimed ? compareWithClaim(columns, claimed) : [] };
  } catch (error) {
    return { ...statement, query: undefined, faults: [(error as Error).message] };
  }
};
