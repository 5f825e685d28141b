import type { Expression, Node, TaggedTemplateExpression } from 'typescript/unstable/ast';
import { isTaggedTemplateExpression } from 'typescript/unstable/ast/is';
import type { Checker } from 'typescript/unstable/sync';
import { follow, readTemplate, type Choices, type Piece } from './follow-code.ts';
import type { Written } from './source-tree.ts';

export interface Statement {
  readonly template: TaggedTemplateExpression;
  readonly pieces: readonly Piece[];
  readonly text: string;
}

/**
 * Composes every statement of the tree, as the code would: parts are followed into the functions and constants that make them.
 * Where the code chooses between parts, there is a statement for each choice, while the other choices are the first ones.
 */
export const composeStatements = (checker: Checker, written: readonly Written[]): Statement[] => {
  const parts = new Set<Node>();
  const onPart = (part: Node) => parts.add(part);
  const composeFrom = (expression: Expression) =>
    tryEveryChoice((choices, onChoice) => {
      const start = { checker, choices, onChoice, onPart, given: new Map() };
      const { template, scope } = follow({ expression, scope: start });
      return toStatement(template, readTemplate(template, scope));
    });
  const statements: Statement[] = [];
  const faults = new Map<TaggedTemplateExpression, unknown>();
  for (const expression of written) {
    try {
      statements.push(...composeFrom(expression));
    } catch (error) {
      // What it stands on is given by those who use it.
      if (isTaggedTemplateExpression(expression)) faults.set(expression, error);
    }
  }
  const isRun = (template: TaggedTemplateExpression) =>
    template.typeArguments !== undefined || !parts.has(template);
  const run = statements.filter(({ template }) => isRun(template));
  const unread = [...faults].filter(
    ([template]) => isRun(template) && !run.some((statement) => statement.template === template),
  );
  if (unread.length > 0)
    throw new AggregateError(
      unread.map(([, fault]) => fault),
      unread.map(([, fault]) => String(fault)).join('\n'),
    );
  return run;
};

const toStatement = (template: TaggedTemplateExpression, pieces: readonly (Piece | 'value')[]): Statement => {
  let values = 0;
  const text = pieces.map((piece) => (piece === 'value' ? `$${(values += 1)}` : piece.text)).join('');
  return { template, text, pieces: pieces.filter((piece) => piece !== 'value') };
};

const tryEveryChoice = (
  compose: (choices: Choices, onChoice: (condition: string) => void) => Statement,
): Statement[] => {
  const found = new Map<string, Statement>();
  const tried = new Set<string>();
  const attempt = (choices: Choices) => {
    const conditions = new Set<string>();
    const statement = compose(choices, (condition) => conditions.add(condition));
    found.set(statement.text, statement);
    for (const condition of conditions) {
      if (tried.has(condition)) continue;
      tried.add(condition);
      attempt(new Map([...choices, [condition, 1]]));
    }
  };
  attempt(new Map());
  return [...found.values()];
};
