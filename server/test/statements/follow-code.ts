import type {
  Block,
  CallExpression,
  Expression,
  Identifier,
  Node,
  PropertyAccessExpression,
  TaggedTemplateExpression,
} from 'typescript/unstable/ast';
import {
  isArrayLiteralExpression,
  isArrowFunction,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isIdentifier,
  isIfStatement,
  isNoSubstitutionTemplateLiteral,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isReturnStatement,
  isSpreadElement,
  isTaggedTemplateExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import type { Checker, Symbol } from 'typescript/unstable/sync';
import { fileOf, isFragment, kindName } from './source-tree.ts';

/** A text of SQL and where it is written. A value has none: it becomes a parameter. */
export interface Piece {
  readonly file: string;
  readonly text: string;
}

/** Which way each condition goes, by its text. The first one, where none is chosen. */
export type Choices = ReadonlyMap<string, number>;

/** One way through the code. */
interface Reading {
  readonly checker: Checker;
  readonly choices: Choices;
  /** Reports a condition that the way depends on. */
  readonly onChoice: (condition: string) => void;
  /** Reports a template that is a part of another one. */
  readonly onPart: (template: TaggedTemplateExpression) => void;
}

/** What parameters stand for, by their symbols. */
interface Scope extends Reading {
  readonly given: ReadonlyMap<number, Bound>;
}

interface Bound {
  readonly expression: Expression;
  readonly scope: Scope;
}

const choose = (condition: Expression, scope: Scope): boolean => {
  // Whether SQL is given is known.
  if (isIdentifier(condition) && isParameterOfSql(condition, scope))
    return scope.given.has(symbolOf(condition, scope).id);
  const name = `${fileOf(condition)} ${condition.getText()}`;
  scope.onChoice(name);
  return !scope.choices.has(name);
};

const isParameterOfSql = (identifier: Identifier, { checker }: Pick<Reading, 'checker'>) =>
  isFragment(checker, checker.getTypeAtLocation(identifier)) &&
  isParameterDeclaration(symbolOf(identifier, { checker }).valueDeclaration!.resolve()!);

const symbolOf = (identifier: Identifier, { checker }: Pick<Reading, 'checker'>): Symbol => {
  const symbol = checker.getSymbolAtLocation(identifier)!;
  return symbol.valueDeclaration === undefined ? checker.getAliasedSymbol(symbol) : symbol;
};

/** What a name stands for. */
const resolve = (identifier: Identifier, scope: Scope): Bound => {
  const symbol = symbolOf(identifier, scope);
  const given = scope.given.get(symbol.id);
  if (given !== undefined) return given;
  const declaration = symbol.valueDeclaration?.resolve();
  const hasValue = declaration && (isVariableDeclaration(declaration) || isParameterDeclaration(declaration));
  const expression = hasValue ? declaration.initializer : undefined;
  if (expression === undefined) throw unreadable(identifier, 'a name without a value');
  return { expression, scope };
};

/** What a function returns for these arguments. */
const enter = ({ expression, scope }: Bound, given: readonly Bound[]): Bound => {
  if (isIdentifier(expression)) return enter(resolve(expression, scope), given);
  if (!isArrowFunction(expression)) throw unreadable(expression, 'a call');
  const bound = expression.parameters.flatMap(({ name }, index): [number, Bound][] => {
    const value = given[index];
    return value && isIdentifier(name) ? [[symbolOf(name, scope).id, value]] : [];
  });
  const inner = { ...scope, given: new Map([...scope.given, ...bound]) };
  const { body } = expression;
  return { expression: isBlock(body) ? findReturned(body, inner) : body, scope: inner };
};

const call = (expression: CallExpression, scope: Scope) =>
  enter(
    { expression: expression.expression, scope },
    expression.arguments.map((argument) => ({ expression: argument, scope })),
  );

const findReturned = (block: Block, scope: Scope): Expression => {
  for (const statement of block.statements) {
    if (isReturnStatement(statement)) return statement.expression!;
    if (!isIfStatement(statement) || !choose(statement.expression, scope)) continue;
    const { thenStatement } = statement;
    if (isReturnStatement(thenStatement)) return thenStatement.expression!;
    if (isBlock(thenStatement)) return findReturned(thenStatement, scope);
    throw unreadable(thenStatement, 'a statement under a condition');
  }
  throw unreadable(block, 'a function without a return');
};

/** The call of a method of a list, such as `ways.map(…)`. */
const isMethod = (expression: CallExpression, name: string) =>
  isPropertyAccessExpression(expression.expression) && expression.expression.name.text === name;

/** One step from an expression towards the SQL that it stands for. */
const step = ({ expression, scope }: Bound): Bound | undefined => {
  if (isParenthesizedExpression(expression)) return { expression: expression.expression, scope };
  if (isIdentifier(expression)) return resolve(expression, scope);
  if (isConditionalExpression(expression)) {
    const { condition, whenTrue, whenFalse } = expression;
    return { expression: choose(condition, scope) ? whenTrue : whenFalse, scope };
  }
  if (!isCallExpression(expression)) return undefined;
  return isMethod(expression, 'reduce') ? reduce(expression, scope) : call(expression, scope);
};

/** The template at the end of names, calls and conditions. */
export const follow = (bound: Bound): { template: TaggedTemplateExpression; scope: Scope } => {
  const { expression, scope } = bound;
  if (isTaggedTemplateExpression(expression)) return { template: expression, scope };
  const next = step(bound);
  if (next === undefined) throw unreadable(expression, 'a part');
  return follow(next);
};

export const readTemplate = (template: TaggedTemplateExpression, scope: Scope): (Piece | 'value')[] => {
  const { template: body } = template;
  const piece = (text: string): Piece => ({ file: fileOf(template), text });
  if (isNoSubstitutionTemplateLiteral(body)) return [piece(body.text)];
  return [
    piece(body.head.text),
    ...body.templateSpans.flatMap(({ expression, literal }) => {
      const isPart = isFragment(scope.checker, scope.checker.getTypeAtLocation(expression));
      return [...(isPart ? readPart({ expression, scope }) : ['value' as const]), piece(literal.text)];
    }),
  ];
};

const readPart = (bound: Bound) => {
  const { template, scope } = follow(bound);
  scope.onPart(template);
  return readTemplate(template, scope);
};

/** The parts in a list. What is made for each item of something stands for one part. */
const readList = (bound: Bound): Bound[] => {
  const { expression, scope } = bound;
  if (isArrayLiteralExpression(expression))
    return expression.elements.flatMap((element) =>
      isSpreadElement(element)
        ? readList({ expression: element.expression, scope })
        : [{ expression: element, scope }],
    );
  if (isCallExpression(expression) && isMethod(expression, 'map'))
    return [enter({ expression: expression.arguments[0]!, scope }, [])];
  const next = step(bound);
  if (next === undefined) throw unreadable(expression, 'a list of parts');
  return readList(next);
};

const reduce = ({ expression, arguments: [join] }: CallExpression, scope: Scope): Bound => {
  const list = (expression as PropertyAccessExpression).expression;
  const parts = readList({ expression: list, scope });
  return parts.reduce((before, next) => enter({ expression: join!, scope }, [before, next]));
};

const unreadable = (node: Node, what: string) =>
  new Error(
    `${fileOf(node)}: ${what} that cannot be followed (${kindName(node)}): ${node.getText().slice(0, 80)}`,
  );
