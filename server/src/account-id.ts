/**
 * The rules for the id of an account. Two ids that people cannot tell apart are two accounts with two balances, so every character
 * of an id is visible (docs/decisions/035-account-ids-are-visible.md).
 */

/**
 * `balances` is a list in the paths of accounts, and no client can send a dot or two as a part of a path (RFC 3986 §5.2.4). The
 * others are the ledger's own accounts.
 */
const reserved = new Set(['.', '..', 'balances', 'clearing', 'commission', 'wallet_clearing', 'wallet_fee']);

/** Two platforms may give the same id to an account. */
export interface AccountKey {
  readonly platformId: number;
  readonly accountId: string;
}

export const accountIdLengthMax = 256;

/** A character outside of Unicode's first plane has two code units, which is what the router counts in a path. */
export const accountIdUnitsMax = accountIdLengthMax * 2;

/** In this order: a bidirectional control is also a format character, and those are invisible. */
const refusedCharacters: readonly (readonly [RegExp, string])[] = [
  [/\p{Bidi_Control}/u, 'which changes the direction of writing'],
  [/[\p{Cc}\p{Zl}\p{Zp}]/u, 'a control character'],
  // U+2800 is a braille cell without a dot, which Unicode counts among the symbols.
  [
    /[\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/u,
    'an invisible character',
  ],
  [/[^\P{Zs} ]/u, 'which looks like an ordinary space'],
];

/**
 * What is wrong with the id, as the end of a sentence about it. Other rules report an empty id and one that is too long, so that
 * nothing is reported twice.
 */
export const findAccountIdFault = (id: string): string | undefined => {
  if (id === '' || id.length > accountIdUnitsMax) return undefined;
  if (id.trim() === '') return 'must not be white space alone';
  if (reserved.has(id)) return `must not be "${id}": Florin uses this name itself`;
  let index = 0;
  for (const character of id) {
    index += 1;
    const [, what] = refusedCharacters.find(([form]) => form.test(character)) ?? [];
    if (what !== undefined) return `has ${codePointOf(character)}, ${what}, as character ${index}`;
  }
  if (id.startsWith(' ')) return 'begins with a space (U+0020)';
  if (id.endsWith(' ')) return 'ends with a space (U+0020)';
  return undefined;
};

/** As Unicode writes it, such as U+200B. */
const codePointOf = (character: string) =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
