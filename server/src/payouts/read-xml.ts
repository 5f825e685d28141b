import { setImmediate as nextTurn } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { invalidRequest } from '../problem.ts';

/** An element by its local name: messages of the same kind differ in their namespace, and in nothing that is read here. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Open[];
  text: string;
}

const depthMax = 40;
const elementsMax = 300_000;
/** Few enough that others get their turn in between. */
const chunkLength = 65_536;

const refuse = (pointer: string, detail: string) => invalidRequest([{ pointer, detail }]);

/**
 * Reads XML that a person has brought. It has no document type, so there are no entities of its own: nothing is fetched, and nothing grows
 * (docs/security.md#a25). What isn't well-formed, is too deep or has too many elements is refused.
 */
export const readXml = async (
  text: string,
  pointer: string,
): Promise<{ root: XmlElement; namespace: string }> => {
  const parser = new SaxesParser({ xmlns: true });
  const top: Open = { name: '', attributes: {}, children: [], text: '' };
  const open: Open[] = [top];
  let namespace = '';
  let elements = 0;
  parser.on('error', (error) => {
    throw refuse(pointer, `is not well-formed XML: ${error.message}`);
  });
  parser.on('doctype', () => {
    throw refuse(pointer, 'must have no document type');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    elements += 1;
    if (elements > elementsMax) throw refuse(pointer, `must have at most ${elementsMax} elements`);
    if (open.length > depthMax) throw refuse(pointer, `must not nest deeper than ${depthMax} levels`);
    if (elements === 1) namespace = uri;
    const values = Object.values(attributes).map((attribute) => [attribute.local, attribute.value] as const);
    const element = { name: local, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  const addText = (more: string) => {
    open.at(-1)!.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void open.pop());
  for (let at = 0; at < text.length; at += chunkLength) {
    parser.write(text.slice(at, at + chunkLength));
    await nextTurn();
  }
  parser.close();
  const [root] = top.children;
  if (root === undefined) throw refuse(pointer, 'is empty');
  return { root, namespace };
};

/** The elements that this path leads to, in their order. */
export const listAt = (from: XmlElement, ...path: readonly string[]): readonly XmlElement[] =>
  path.reduce<readonly XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [from],
  );

/** The text of the first of them. */
export const textAt = (from: XmlElement, ...path: readonly string[]): string | undefined =>
  listAt(from, ...path)[0]?.text.trim() || undefined;
