import type { Catalogue } from './catalogue.ts';
import { isNode, nodesOf, numberOf, numbersOf, type Tree, type TreeNode } from './node-tree.ts';
import {
  conditionsOf,
  conversions,
  findCte,
  inside,
  nameOf,
  rangeOf,
  targetsOf,
  type Query,
} from './query-tree.ts';

/**
 * Either: the code may say that it is null, or that it is not. It came in as a value or in a record made of values, and whoever gave
 * it knows; or a column that can be null has a value in these rows, because a condition asks for it.
 */
export type Nullability = 'never' | 'maybe' | 'either';

/** Whether a value of them can be null, if it is null as soon as one of them is. */
const anyOf = (deps: readonly Nullability[]): Nullability => {
  if (deps.includes('maybe')) return 'maybe';
  return deps.includes('either') ? 'either' : 'never';
};

/** If it is null only when all of them are. */
const allOf = (deps: readonly Nullability[]): Nullability => {
  if (deps.includes('never')) return 'never';
  return deps.includes('either') ? 'either' : 'maybe';
};

/** Kinds of expressions whose value is never null. */
const neverNull = new Set([
  'NULLTEST',
  'BOOLEANTEST',
  'DISTINCTEXPR',
  'ROWEXPR',
  'ARRAYEXPR',
  'SQLVALUEFUNCTION',
]);
/** Whether a column of the answer can be null. */
export const ofColumn = (query: Query, index: number): Nullability => {
  const { setOperations } = query.node.fields;
  if (isNode(setOperations))
    return anyOf(branchesOf(setOperations, query).map((branch) => ofColumn(branch, index)));
  const target = targetsOf(query)[index];
  return target === undefined ? 'maybe' : ofExpression(target.fields['expr']!, query);
};

const branchesOf = (operation: TreeNode, query: Query): Query[] =>
  ['larg', 'rarg'].flatMap((side) => {
    const arm = operation.fields[side] as TreeNode;
    if (arm.kind === 'SETOPERATIONSTMT') return branchesOf(arm, query);
    return [inside(rangeOf(query, numberOf(arm.fields['rtindex'])).fields['subquery'] as TreeNode, query)];
  });

const ofExpression = (tree: Tree, query: Query): Nullability => {
  if (!isNode(tree)) return 'maybe';
  const { kind, fields } = tree;
  const argumentsOf = () => nodesOf(fields['args']).map((argument) => ofExpression(argument, query));
  if (neverNull.has(kind)) return 'never';
  if (conversions.has(kind)) return ofExpression(fields['arg']!, query);
  switch (kind) {
    case 'VAR':
      return ofVariable(fields, query);
    case 'PARAM':
      return 'either';
    case 'CONST':
      return fields['constisnull'] === 'true' ? 'maybe' : 'never';
    case 'FUNCEXPR':
      return ofFunction(query, numberOf(fields['funcid']), argumentsOf());
    case 'OPEXPR':
    case 'SCALARARRAYOPEXPR':
      return ofFunction(query, numberOf(fields['opfuncid']), argumentsOf());
    case 'BOOLEXPR':
      return anyOf(argumentsOf());
    case 'COALESCEEXPR':
    case 'MINMAXEXPR':
      return allOf(argumentsOf());
    case 'CASEEXPR':
      return anyOf(
        [...nodesOf(fields['args']).map((branch) => branch.fields['result']!), fields['defresult']!].map(
          (result) => ofExpression(result, query),
        ),
      );
    case 'AGGREF':
      return ofAggregate(fields, query);
    case 'WINDOWFUNC':
      return query.catalogue.functionName(numberOf(fields['winfnoid'])) === 'row_number' ? 'never' : 'maybe';
    case 'SUBLINK':
      return ofSubquery(fields, query);
    default:
      return 'maybe';
  }
};

const ofFunction = ({ catalogue }: Query, id: number, given: readonly Nullability[]): Nullability => {
  if (catalogue.neverAnswersNull(id)) return 'never';
  return catalogue.isNullOnlyForNull(id) ? anyOf(given) : 'maybe';
};

/** An aggregate of no rows is null, except for a count. Each group has a row. */
const ofAggregate = (fields: TreeNode['fields'], query: Query): Nullability => {
  if (query.catalogue.functionName(numberOf(fields['aggfnoid'])) === 'count') return 'never';
  if (nodesOf(query.node.fields['groupClause']).length === 0 || fields['aggfilter'] !== null) return 'maybe';
  return anyOf(nodesOf(fields['args']).map((target) => ofExpression(target.fields['expr']!, query)));
};

/** `exists` and `array(…)` always have a value; a value of a subquery only where it always has a row. */
const ofSubquery = (fields: TreeNode['fields'], query: Query): Nullability => {
  const kind = numberOf(fields['subLinkType']);
  if (kind === sublinks.exists || kind === sublinks.array) return 'never';
  if (kind !== sublinks.value) return 'maybe';
  const sub = inside(fields['subselect'] as TreeNode, query);
  return hasAlwaysOneRow(sub) || isReferred(sub) ? ofColumn(sub, 0) : 'maybe';
};

const hasAlwaysOneRow = ({ catalogue, node: { fields } }: Query) => {
  if (nodesOf(fields['groupClause']).length > 0 || fields['havingQual'] !== null) return false;
  if (fields['limitCount'] !== null || fields['limitOffset'] !== null || isNode(fields['setOperations']))
    return false;
  if (fields['hasAggs'] === 'true') return true;
  const ranges = nodesOf(fields['rtable']);
  const isFiltered = (fields['jointree'] as TreeNode).fields['quals'] !== null;
  return !isFiltered && ranges.every((range) => catalogue.hasOneRow(numberOf(range.fields['relid'])));
};

/** `where id = p.api_key_id`, by a column that refers to this table and is never null. */
const isReferred = (query: Query): boolean => {
  const [only, ...others] = conditionsOf(query.node.fields['jointree']!);
  if (only?.kind !== 'OPEXPR' || others.length > 0 || query.node.fields['limitCount'] !== null) return false;
  const sides = nodesOf(only.fields['args']).filter(({ kind }) => kind === 'VAR');
  const own = sides.find(({ fields }) => fields['varlevelsup'] === '0');
  const referring = sides.find(({ fields }) => fields['varlevelsup'] === '1');
  if (sides.length !== 2 || !own || !referring || nodesOf(query.node.fields['rtable']).length > 1)
    return false;
  const [to, from] = [placeOf(own, query), placeOf(referring, query.outer!)];
  return (
    query.catalogue.refers(from, to) &&
    ofVariable({ ...referring.fields, varlevelsup: '0' }, query.outer!) === 'never'
  );
};

const placeOf = ({ fields }: TreeNode, query: Query) =>
  `${numberOf(rangeOf(query, numberOf(fields['varno'])).fields['relid'])}.${numberOf(fields['varattno'])}`;

const ofVariable = (fields: TreeNode['fields'], from: Query): Nullability => {
  let query = from;
  for (let level = numberOf(fields['varlevelsup']); level > 0; level -= 1) query = query.outer!;
  const [range, column] = [numberOf(fields['varno']), numberOf(fields['varattno'])];
  const isOuter = numbersOf(fields['varnullingrels']).length > 0;
  const stored = isOuter ? 'maybe' : ofRangeColumn(rangeOf(query, range), column, query);
  return stored === 'maybe' && findProven(query).has(`${range}.${column}`) ? 'either' : stored;
};

const ofRangeColumn = ({ fields }: TreeNode, column: number, query: Query): Nullability => {
  // A whole row, or a column of the system.
  if (column <= 0) return 'never';
  switch (numberOf(fields['rtekind'])) {
    case ranges.relation: {
      const view = query.catalogue.findView(numberOf(fields['relid']));
      if (view !== undefined) return ofColumn({ node: view, catalogue: query.catalogue }, column - 1);
      return query.catalogue.isNotNull(numberOf(fields['relid']), column) ? 'never' : 'maybe';
    }
    case ranges.subquery:
      return ofColumn(inside(fields['subquery'] as TreeNode, query), column - 1);
    case ranges.join:
      return ofMerged(nodesOf(fields['joinaliasvars'])[column - 1]!, query);
    case ranges.values:
      return anyOf(
        (fields['values_lists'] as readonly Tree[]).map((row) =>
          ofExpression(nodesOf(row)[column - 1]!, query),
        ),
      );
    case ranges.cte:
      // What a recursive query adds to itself is as its other branches are.
      return fields['self_reference'] === 'true' ? 'never' : ofColumn(findCte(fields, query), column - 1);
    case ranges.group:
      return ofExpression(nodesOf(fields['groupexprs'])[column - 1]!, query);
    default:
      return 'either';
  }
};

/** A column that both sides of a join have. Of a full join it comes from the side that has a row. */
const ofMerged = (merged: TreeNode, query: Query): Nullability =>
  merged.kind === 'COALESCEEXPR'
    ? anyOf(nodesOf(merged.fields['args']).map((side) => ofMerged(side, query)))
    : ofExpression({ ...merged, fields: { ...merged.fields, varnullingrels: [] } }, query);

/** Columns that a condition of the query lets through only when they have a value. */
const findProven = ({ catalogue, node }: Query): ReadonlySet<string> => {
  const known = provenBy.get(node);
  if (known) return known;
  const proven = new Set(
    conditionsOf(node.fields['jointree']!).flatMap((condition) => provenByCondition(catalogue, condition)),
  );
  provenBy.set(node, proven);
  return proven;
};
const provenBy = new WeakMap<TreeNode, ReadonlySet<string>>();

const provenByCondition = (catalogue: Catalogue, condition: TreeNode): string[] => {
  const { kind, fields } = condition;
  if (kind === 'VAR') return nameOf(condition);
  if (kind === 'NULLTEST') return fields['nulltesttype'] === '1' ? nameOf(fields['arg']!) : [];
  const isComparison = kind === 'OPEXPR' || kind === 'SCALARARRAYOPEXPR';
  if (!isComparison || !catalogue.isStrict(numberOf(fields['opfuncid']))) return [];
  return nodesOf(fields['args']).flatMap(nameOf);
};

/** As PostgreSQL numbers them: SubLinkType and RTEKind. */
const sublinks = { exists: 0, value: 4, array: 6 };
const ranges = { relation: 0, subquery: 1, join: 2, values: 5, cte: 6, group: 9 };
