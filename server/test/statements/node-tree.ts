/** A node of PostgreSQL's parse tree, as it writes it into its catalogue: `{VAR :varno 1 :varattno 2 …}`. */
export interface TreeNode {
  readonly kind: string;
  readonly fields: Readonly<Record<string, Tree>>;
}

/** Null: nothing is there. A text is a number, a name or a constant. */
export type Tree = TreeNode | readonly Tree[] | string | null;

/** Braces and brackets by themselves; everything else ends at the next space or bracket. A backslash takes away a sign's meaning. */
const token = /[(){}]|(?:\\.|[^\s(){}\\])+/gs;

export const parseTree = (text: string): Tree => {
  const tokens = text.match(token) ?? [];
  let index = 0;

  const parseNode = (): TreeNode => {
    const kind = tokens[index++]!;
    const fields: Record<string, Tree> = {};
    while (tokens[index] !== '}') {
      const name = tokens[index++]!.slice(1);
      fields[name] = parseValue();
      // The bytes of a constant: `4 [ 1 0 0 0 ]`.
      while (!tokens[index]!.startsWith(':') && tokens[index] !== '}') index += 1;
    }
    index += 1;
    return { kind, fields };
  };

  const parseList = (): Tree[] => {
    const items: Tree[] = [];
    while (tokens[index] !== ')') items.push(parseValue());
    index += 1;
    return items;
  };

  const parseValue = (): Tree => {
    const first = tokens[index++]!;
    if (first === '{') return parseNode();
    if (first === '(') return parseList();
    return first === '<>' ? null : first.replaceAll(/\\(.)/gs, '$1').replace(/^"(.*)"$/s, '$1');
  };

  return parseValue();
};

export const isNode = (tree: Tree | undefined): tree is TreeNode =>
  typeof tree === 'object' && tree !== null && 'kind' in tree;

export const listOf = (tree: Tree | undefined): readonly Tree[] => (Array.isArray(tree) ? tree : []);

export const nodesOf = (tree: Tree | undefined): TreeNode[] => listOf(tree).filter(isNode);

export const numberOf = (tree: Tree | undefined) => Number(tree);

/** The numbers of a list `(b 1 2)` or `(i 1 2)`. */
export const numbersOf = (tree: Tree | undefined) => listOf(tree).slice(1).map(Number);
