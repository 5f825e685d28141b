import { languageCodes, type Language } from './languages.ts';

/** A language range with its weight (RFC 9110 §12.4.2 and §12.5.4). */
const rangeForm =
  /^(?<primary>[a-z]{1,8}|\*)(?:-[a-z\d]{1,8})*(?:[ \t]*;[ \t]*q=(?<weight>0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/;

/** The language of ours that the browser prefers; at equal weights the one named first. */
export const chooseLanguage = (acceptLanguage: string | undefined): Language => {
  const ranges = readRanges(acceptLanguage ?? '');
  let chosen: Language = 'en';
  let best = { weight: 0, place: Infinity };
  for (const language of languageCodes) {
    const range = findBest(ranges, language) ?? findBest(ranges, '*');
    if (range !== undefined && isBetter(range, best)) {
      chosen = language;
      best = range;
    }
  }
  return chosen;
};

/** A member that is not of the form is left out, and the others still count. */
const readRanges = (acceptLanguage: string) =>
  acceptLanguage.split(',').flatMap((member, place) => {
    const match = rangeForm.exec(member.trim().toLowerCase());
    return match === null
      ? []
      : [{ primary: match.groups!['primary']!, weight: Number(match.groups!['weight'] ?? 1), place }];
  });

type Range = ReturnType<typeof readRanges>[number];

/** A region is no matter: we have one French, and it serves `fr-CA` as well (RFC 4647 §3.4). */
const findBest = (ranges: readonly Range[], primary: string) =>
  ranges
    .filter((range) => range.primary === primary)
    .reduce<Range | undefined>((best, range) => (best && !isBetter(range, best) ? best : range), undefined);

type Rank = Pick<Range, 'weight' | 'place'>;

const isBetter = (one: Rank, other: Rank) =>
  one.weight > other.weight || (one.weight === other.weight && one.weight > 0 && one.place < other.place);
