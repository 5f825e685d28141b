import { Problem } from '../problem.ts';

export const bodyBytesMax = 256 * 1024;
const depthMax = 32;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses a JSON body. Refuses what parsers treat differently: bad UTF-8, duplicate keys, `__proto__`, deep nesting. */
export const parseJsonBody = (body: Buffer): unknown => {
  const text = decode(body);
  refuseAmbiguity(text);
  try {
    const value: unknown = JSON.parse(text);
    refuseUnstorable(text);
    return value;
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('malformed_body', `The body is not JSON: ${(error as Error).message}.`);
  }
};

/** No text column can store a zero byte or half of a surrogate pair. In JSON they can only occur as escapes. */
const refuseUnstorable = (text: string) => {
  if (!/\\u(0000|[dD][89a-fA-F])/.test(text)) return;
  JSON.parse(text, (key, value: unknown) => {
    for (const each of [key, value]) {
      if (typeof each === 'string' && (each.includes('\0') || !each.isWellFormed()))
        throw new Problem(
          'malformed_body',
          'The body has a zero byte or half of a surrogate pair in a text.',
        );
    }
    return value;
  });
};

const decode = (body: Buffer) => {
  try {
    return utf8.decode(body);
  } catch {
    throw new Problem('malformed_body', 'The body is not valid UTF-8.');
  }
};

/** Reads the text once before it is parsed. The parser checks the syntax afterwards. */
const refuseAmbiguity = (text: string) => {
  // The keys seen in each open object; undefined for an open array.
  const open: (Set<string> | undefined)[] = [];
  let lastString: string | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      const end = endOfString(text, at);
      lastString = text.slice(at, end + 1);
      at = end;
    } else if (character === ':') {
      addKey(open.at(-1), lastString);
    } else if (character === '{' || character === '[') {
      open.push(character === '{' ? new Set() : undefined);
      if (open.length > depthMax)
        throw new Problem('malformed_body', `The body nests deeper than ${depthMax} levels.`);
    } else if (character === '}' || character === ']') {
      open.pop();
    }
  }
};

const endOfString = (text: string, start: number) => {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
};

const addKey = (keys: Set<string> | undefined, quoted: string | undefined) => {
  if (!keys || quoted === undefined) return;
  const key = unquote(quoted);
  if (key === '__proto__') throw new Problem('malformed_body', 'The body has the key "__proto__".');
  if (keys.has(key))
    throw new Problem('malformed_body', `The body has the key ${quoted} twice in one object.`);
  keys.add(key);
};

const unquote = (quoted: string) => {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
};
