import { join, relative } from 'node:path';
import {
  SyntaxKind,
  type CallExpression,
  type Node,
  type SourceFile,
  type TaggedTemplateExpression,
} from 'typescript/unstable/ast';
import {
  isCallExpression,
  isPropertyAccessExpression,
  isTaggedTemplateExpression,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Type } from 'typescript/unstable/sync';

const root = join(import.meta.dirname, '../../..');

/** SQL as it is written: a template, or a call that makes SQL of a template. */
export type Written = TaggedTemplateExpression | CallExpression;

/** The sources of the server as the compiler understands them. */
export interface SourceTree {
  readonly checker: Checker;
  /** The SQL in the files of a folder, or in one file. */
  findSql(path: string): readonly Written[];
  close(): void;
}

/** As it is named in messages: `server/src/payments/store/queries.ts`. */
export const fileOf = (node: Node) => relative(root, node.getSourceFile().fileName);

export const lineOf = (node: Node) => node.getSourceFile().text.slice(0, node.getStart()).split('\n').length;

export const openSourceTree = (): SourceTree => {
  const api = new API({ cwd: root });
  const [project] = api
    .updateSnapshot({ openProjects: [join(import.meta.dirname, 'tsconfig.json')] })
    .getProjects();
  const { checker, program } = project!;
  const findSql = (path: string) =>
    program
      .getSourceFileNames()
      .filter((name) => name.startsWith(join(root, path)))
      .toSorted()
      .flatMap((name) => findInFile(checker, program.getSourceFile(name)!));
  return { checker, findSql, close: () => api.close() };
};

const findInFile = (checker: Checker, file: SourceFile) => {
  const found: Written[] = [];
  const isSql = (node: Node) => isFragment(checker, checker.getTypeAtLocation(node));
  const isGivenSql = (call: CallExpression) =>
    call.arguments.some((given) => isTaggedTemplateExpression(given));
  const visit = (node: Node): void => {
    const isWritten = isTaggedTemplateExpression(node) || (isCallExpression(node) && isGivenSql(node));
    if (isWritten && isSql(node)) found.push(node);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
};

/** Whether it is SQL, and not a value. */
export const isFragment = (checker: Checker, type: Type | undefined): boolean => {
  const known = type && checker.getNonNullableType(type);
  return known !== undefined && checker.getPropertyOfType(known, 'inserted') !== undefined;
};

/** `sql.read`. */
export const isMarkedAsRead = ({ tag }: TaggedTemplateExpression) =>
  isPropertyAccessExpression(tag) && tag.name.text === 'read';

export const kindName = (node: Node) => SyntaxKind[node.kind];
