/** The languages that people read Florin's pages and mails in. English first: it answers where nothing better is known. */
export const languageCodes = ['en', 'fr', 'de', 'es', 'it'] as const;
export type Language = (typeof languageCodes)[number];

/** A language range with its weight (RFC 9110 §12.4.2 and §12.5.4). */
const rangeForm =
  /^(?<primary>[a-z]{1,8}|\*)(?:-[a-z\d]{1,8})*(?:[ \t]*;[ \t]*q=(?<weight>0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/;

/**
 * The language of ours that the browser prefers. The platform's language decides where the browser leaves it open: it names none of
 * our languages, or any (`*`). The browser comes first because it speaks for the person who looks at the page now; the platform has
 * passed on what it heard when the payment began.
 */
export const chooseLanguage = (ofBrowser: string | undefined, ofPlatform?: string): Language => {
  const lists = [ofBrowser, ofPlatform].map((header) => readRanges(header ?? ''));
  const ranked = languageCodes.map((language) => ({
    language,
    ranks: lists.map((ranges) => rankOf(ranges, language)),
  }));
  const [best] = ranked.toSorted((one, other) => compare(one.ranks, other.ranks));
  return best!.language;
};

/** A member that is not of the form is left out, and the others still count. */
const readRanges = (acceptLanguage: string) =>
  acceptLanguage.split(',').flatMap((member, index) => {
    const match = rangeForm.exec(member.trim().toLowerCase());
    return match === null
      ? []
      : [{ primary: match.groups!['primary']!, weight: Number(match.groups!['weight'] ?? 1), index }];
  });

type Range = ReturnType<typeof readRanges>[number];
type Rank = Pick<Range, 'weight' | 'index'>;

const notNamed: Rank = { weight: 0, index: 0 };
const refused: Rank = { weight: -1, index: 0 };

/** The wildcard stands for every language that is not named. Weight zero means "not this one". */
const rankOf = (ranges: readonly Range[], language: Language): Rank => {
  const range = findBest(ranges, language) ?? findBest(ranges, '*') ?? notNamed;
  return range !== notNamed && range.weight === 0 ? refused : range;
};

/** The region does not matter: we have one French, and it serves `fr-CA` as well (RFC 4647 §3.4). */
const findBest = (ranges: readonly Range[], primary: string) =>
  ranges.filter((range) => range.primary === primary).toSorted(compareRanks)[0];

/** The higher weight first; at equal weights the one named first. */
const compareRanks = (one: Rank, other: Rank) => other.weight - one.weight || one.index - other.index;

const compare = (one: readonly Rank[], other: readonly Rank[]) =>
  one.reduce((order, rank, index) => order || compareRanks(rank, other[index]!), 0);
