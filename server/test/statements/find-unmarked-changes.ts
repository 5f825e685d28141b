import type { Catalogue } from './catalogue.ts';
import { isNode, nodesOf, numberOf, type TreeNode } from './node-tree.ts';
import { nodesIn } from './query-tree.ts';

/**
 * What is no change for those who read `updatedAt`: counts and marks that the service keeps for itself, and the metadata and payer of a
 * payment, which have a time of their own.
 */
const unmarked: Readonly<Record<string, readonly string[]>> = {
  payments: [
    'last_event',
    'declined_approval',
    'wallet_authorization_id',
    'metadata',
    'payer_name',
    'payer_name_key',
    'payer_email',
    'payer_account_id',
    'payer_instrument',
    'details_changed_at',
  ],
  // Encrypted under another secret, it is the same bank account.
  accounts: ['bank_account', 'bank_secret_id'],
  payout_runs: ['file', 'file_secret_id'],
  operators: [
    'last_seen_at',
    'failed_sign_ins',
    'language',
    'two_factor_nonce',
    'two_factor_secret_id',
    'two_factor_step',
  ],
};

const isUpdate = ({ kind, fields }: TreeNode) => kind === 'QUERY' && fields['commandType'] === '2';

const columnsSetBy = ({ fields }: TreeNode) =>
  nodesOf(fields['targetList'])
    .filter((target) => target.fields['resjunk'] !== 'true')
    .flatMap(({ fields: { resname } }) => (typeof resname === 'string' ? [resname] : []));

/** The tables of which a statement changes what is shown without setting `updated_at`. */
export const findUnmarkedChanges = (
  catalogue: Catalogue,
  changing: ReadonlySet<string>,
  statement: TreeNode,
): string[] =>
  nodesIn(statement)
    .filter(isUpdate)
    .flatMap((update) => {
      const range = nodesOf(update.fields['rtable'])[numberOf(update.fields['resultRelation']) - 1];
      const table = isNode(range) ? catalogue.tableName(numberOf(range.fields['relid'])) : undefined;
      if (table === undefined || !changing.has(table)) return [];
      const columns = columnsSetBy(update);
      // What the platform sent of the buyer is erased like the payer, with the same time of its own.
      const hasOwnTime = columns.includes('details_changed_at');
      const isMarked =
        columns.includes('updated_at') ||
        columns.every(
          (column) =>
            (unmarked[table]?.includes(column) ?? false) || (hasOwnTime && column === 'order_details'),
        );
      return isMarked ? [] : [`${table} (${columns.join(', ')})`];
    });
