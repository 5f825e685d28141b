import { parseAst } from 'vitest/node';

/** A change to a file that a test should notice. */
export interface Mutation {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

type Change = Pick<Mutation, 'start' | 'end' | 'after'>;
type TextOf = (node: Node) => string;
type Mutator = (node: Node, textOf: TextOf) => readonly Change[];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

const nodeOf = (node: Node, field: string) => node[field] as Node;

const otherOperators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};

const otherCalls: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };

/** The operands may stand in parentheses, which are no part of them. So only the operator between them is changed. */
const changeOperator: Mutator = (node, textOf) => {
  const operator = node['operator'] as string;
  const after = otherOperators[operator];
  const gap = { ...node, start: nodeOf(node, 'left').end, end: nodeOf(node, 'right').start };
  const start = gap.start + textOf(gap).indexOf(operator);
  return after === undefined ? [] : [{ start, end: start + operator.length, after }];
};

/** Each side is left out once: a condition that nobody would miss. */
const dropSide: Mutator = (node) => {
  const after = ({ '&&': 'true', '||': 'false' } as Record<string, string>)[node['operator'] as string];
  const sides = [nodeOf(node, 'left'), nodeOf(node, 'right')];
  return after === undefined ? [] : sides.map(({ start, end }) => ({ start, end, after }));
};

const fixTest: Mutator = (node) => {
  const { start, end } = nodeOf(node, 'test');
  return ['true', 'false'].map((after) => ({ start, end, after }));
};

const changeLiteral: Mutator = ({ start, end, raw, value, bigint }) => {
  if (typeof bigint === 'string') return [{ start, end, after: `${BigInt(bigint) + 1n}n` }];
  if (typeof value === 'number') return [{ start, end, after: `(${raw as string} + 1)` }];
  return typeof value === 'boolean' ? [{ start, end, after: String(!value) }] : [];
};

/** Lists such as statuses and rights: each entry is left out once. */
const shortenList: Mutator = ({ elements }) => {
  const entries = (elements as readonly (Node | null)[]).filter((entry) => entry !== null);
  if (!entries.every(({ type }) => type === 'Literal')) return [];
  return entries.map(({ start, end }, index) => ({
    start,
    end: entries[index + 1]?.start ?? end,
    after: '',
  }));
};

const changeCall: Mutator = (node, textOf) => {
  const callee = nodeOf(node, 'callee');
  if (callee.type !== 'MemberExpression') return [];
  const { start, end } = nodeOf(callee, 'property');
  const name = textOf(nodeOf(callee, 'property'));
  if (name === 'filter')
    return [{ start: node.start, end: node.end, after: textOf(nodeOf(callee, 'object')) }];
  const other = otherCalls[name];
  return other === undefined ? [] : [{ start, end, after: other }];
};

/** A call whose answer nobody uses is there for its effect. */
const removeStatement: Mutator = ({ start, end }) => [{ start, end, after: ';' }];

const mutators: Readonly<Record<string, Mutator>> = {
  BinaryExpression: changeOperator,
  LogicalExpression: dropSide,
  IfStatement: fixTest,
  ConditionalExpression: fixTest,
  UnaryExpression: (node, textOf) =>
    node['operator'] === '!'
      ? [{ start: node.start, end: node.end, after: textOf(nodeOf(node, 'argument')) }]
      : [],
  Literal: changeLiteral,
  ArrayExpression: shortenList,
  CallExpression: changeCall,
  ExpressionStatement: removeStatement,
};

/** Types are not part of what runs, and the compiler checks them. */
const isType = ({ type }: Node) =>
  (type.startsWith('TS') && !type.endsWith('Expression')) || type === 'ImportDeclaration';

const walk = function* (node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node).flat()) if (isNode(child) && !isType(child)) yield* walk(child);
};

/** Every mutation of a file, in its order. */
export const listMutations = (code: string): Mutation[] => {
  const textOf: TextOf = ({ start, end }) => code.slice(start, end);
  const changes = [...walk(parseAst(code, { lang: 'ts' }) as unknown as Node)].flatMap(
    (node) => mutators[node.type]?.(node, textOf) ?? [],
  );
  return changes
    .map((change) => ({
      ...change,
      line: code.slice(0, change.start).split('\n').length,
      before: code.slice(change.start, change.end),
    }))
    .toSorted((one, other) => one.start - other.start);
};
