import { invalidRequest, Problem, shorten } from '../problem.ts';
import { findUnstorableText } from './unstorable-text.ts';

export const bodyBytesMax = 256 * 1024;
const depthMax = 32;
// These limit the work on a body before it's compared with its schema.
/** Twice the longest list that any route takes. */
const membersMax = 2000;
/** Of all lists and objects together. The longest list that any route takes, an allow list, has 3001. */
const allMembersMax = 5000;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a JSON body. Refuses what parsers treat differently (bad UTF-8, duplicate keys, `__proto__`), what no text
 * column can store, and what is too deep or too long for any route.
 */
export const parseJsonBody = (body: Buffer): unknown => {
  const text = decode(body);
  const { hasDecimals } = checkBeforeParsing(text);
  const value = parse(text, hasDecimals ? refuseRounding : undefined);
  // In JSON they can only occur as escapes.
  const faults = /\\u(0000|[dD][89a-fA-F])/.test(text) ? findUnstorableText(value) : [];
  if (faults.length > 0) throw invalidRequest(faults);
  return value;
};

const parse = (text: string, reviver: typeof refuseRounding | undefined): unknown => {
  try {
    return JSON.parse(text, reviver);
  } catch (error) {
    throw new Problem('malformed_body', `The body is not JSON: ${(error as Error).message}.`);
  }
};

/**
 * A whole number that was written with decimals or an exponent is not a number here: 1000.0000000000000000001 would be
 * rounded to 1000, and who writes 10.00 may mean another amount than 10. A symbol with what was written stands there instead,
 * which no schema takes for a number and no JSON contains. The schema then reports it at its place.
 */
const refuseRounding = (_: string, value: unknown, { source }: { source?: string } = {}) =>
  Number.isSafeInteger(value) && source !== undefined && !/^-?\d+$/.test(source) ? Symbol(source) : value;

const decode = (body: Buffer) => {
  try {
    return utf8.decode(body);
  } catch {
    throw new Problem('malformed_body', 'The body is not valid UTF-8.');
  }
};

/** An object or array that has begun and not ended. */
interface Open {
  /** The keys so far; undefined in an array. */
  readonly keys: Set<string> | undefined;
  members: number;
}

/** Reads the text once before it is parsed. The parser checks the syntax afterwards. */
const checkBeforeParsing = (text: string) => {
  const open: Open[] = [];
  let allMembers = 0;
  let lastString: string | undefined;
  let hasDecimals = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      const end = endOfString(text, at);
      lastString = text.slice(at, end + 1);
      at = end;
    } else if (character === ':') {
      addKey(open.at(-1)?.keys, lastString);
    } else if (character === ',') {
      countMember(open.at(-1), (allMembers += 1));
    } else if (character === '{' || character === '[') {
      open.push({ keys: character === '{' ? new Set() : undefined, members: 0 });
      countMember(open.at(-1), (allMembers += 1));
      if (open.length > depthMax)
        throw new Problem('malformed_body', `The body nests deeper than ${depthMax} levels.`);
    } else if (character === '}' || character === ']') {
      open.pop();
    } else if (character === '.' || character === 'e' || character === 'E') {
      hasDecimals ||= /\d/.test(text[at - 1] ?? '');
    }
  }
  return { hasDecimals };
};

const countMember = (inside: Open | undefined, all: number) => {
  if (inside && (inside.members += 1) > membersMax)
    throw new Problem(
      'malformed_body',
      `The body has a list or an object with more than ${membersMax} members.`,
    );
  if (all > allMembersMax)
    throw new Problem(
      'malformed_body',
      `The lists and objects of the body have more than ${allMembersMax} members together.`,
    );
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
    throw new Problem('malformed_body', `The body has the key ${shorten(quoted)} twice in one object.`);
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
