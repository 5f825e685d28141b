/** Letters that have no accent to lose, as people write them without. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  þ: 'th',
  Þ: 'Th',
  ð: 'd',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  '&': '+',
  _: '-',
};

/**
 * A text in the characters that every bank of SEPA takes (EPC217-08, the Latin set), without slashes at its ends or two in a row. What has no
 * counterpart there is a full stop, so that nothing is left out unseen.
 */
export const toSepaText = (text: string, lengthMax: number): string => {
  const plain = Array.from(text.normalize('NFC'), (letter) => spelled[letter] ?? letter).join('');
  return plain
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/gu, '.')
    .replaceAll(/\/+/g, '/')
    .slice(0, lengthMax)
    .replaceAll(/^[/ ]+|[/ ]+$/g, '');
};

/** An id of ours as banks take it and give it back: they know no underscore. */
export const toSepaId = (id: string) => id.replaceAll('_', '-');

/** Some banks write it in capitals. */
export const fromSepaId = (given: string) => given.toLowerCase().replace('-', '_');
