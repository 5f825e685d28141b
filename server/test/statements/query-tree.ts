import type { Catalogue } from './catalogue.ts';
import { isNode, nodesOf, numberOf, type Tree, type TreeNode } from './node-tree.ts';

/** A query of the tree, and the one around it. */
export interface Query {
  readonly catalogue: Catalogue;
  readonly node: TreeNode;
  readonly outer?: Query;
}

export const inside = (node: TreeNode, outer: Query): Query => ({ node, outer, catalogue: outer.catalogue });

/** The columns that a query answers: of its select, or of its `returning`. */
export const targetsOf = ({ node: { fields } }: Query) =>
  nodesOf(fields['commandType'] === '1' ? fields['targetList'] : fields['returningList']).filter(
    (target) => target.fields['resjunk'] !== 'true',
  );

/** Kinds of expressions that are null when what they convert is. */
export const conversions = new Set([
  'RELABELTYPE',
  'COERCEVIAIO',
  'COERCETODOMAIN',
  'ARRAYCOERCEEXPR',
  'COLLATEEXPR',
  'NAMEDARGEXPR',
]);

/** The column that a variable of the query itself stands for, as `range.column`. */
export const nameOf = (tree: Tree): string[] => {
  if (!isNode(tree)) return [];
  if (conversions.has(tree.kind)) return nameOf(tree.fields['arg']!);
  const { varno, varattno, varlevelsup } = tree.fields;
  return tree.kind === 'VAR' && varlevelsup === '0' ? [`${numberOf(varno)}.${numberOf(varattno)}`] : [];
};

/** The conditions that hold for every row: of `where`, and of inner joins. */
export const conditionsOf = (tree: Tree): TreeNode[] => {
  if (!isNode(tree)) return [];
  const { kind, fields } = tree;
  if (kind === 'FROMEXPR')
    return [...nodesOf(fields['fromlist']).flatMap(conditionsOf), ...splitAnd(fields['quals']!)];
  if (kind !== 'JOINEXPR' || fields['jointype'] !== '0') return [];
  return [...conditionsOf(fields['larg']!), ...conditionsOf(fields['rarg']!), ...splitAnd(fields['quals']!)];
};

const splitAnd = (tree: Tree): TreeNode[] => {
  if (!isNode(tree)) return [];
  return tree.kind === 'BOOLEXPR' && tree.fields['boolop'] === 'and'
    ? nodesOf(tree.fields['args']).flatMap(splitAnd)
    : [tree];
};

export const rangeOf = ({ node }: Query, index: number) => nodesOf(node.fields['rtable'])[index - 1]!;

export const findCte = (fields: TreeNode['fields'], from: Query): Query => {
  let query = from;
  for (let level = numberOf(fields['ctelevelsup']); level > 0; level -= 1) query = query.outer!;
  const found = nodesOf(query.node.fields['cteList']).find(
    (cte) => cte.fields['ctename'] === fields['ctename'],
  );
  return inside(found!.fields['ctequery'] as TreeNode, query);
};

/** Every node in the tree, with itself. */
export const nodesIn = (tree: Tree): TreeNode[] => {
  if (Array.isArray(tree)) return (tree as readonly Tree[]).flatMap(nodesIn);
  return isNode(tree) ? [tree, ...Object.values(tree.fields).flatMap(nodesIn)] : [];
};

/** Whether the statement changes and locks nothing, and calls nothing that might. It can be sent twice. */
export const hasNoEffect = ({ catalogue, node }: Query) =>
  nodesIn(node).every(({ kind, fields }) => {
    if (kind === 'QUERY') return fields['commandType'] === '1';
    const called = fields['funcid'] ?? fields['opfuncid'];
    return kind !== 'ROWMARKCLAUSE' && (called === undefined || catalogue.hasNoEffect(numberOf(called)));
  });
