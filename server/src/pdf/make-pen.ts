import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import Document from 'pdfkit';

/** Inter has a file for each script. The first that has a character draws it. */
const scripts = [
  'latin',
  'latin-ext',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'vietnamese',
] as const;
const weights = { plain: 400, strong: 600 } as const;
type Weight = keyof typeof weights;

const margin = 64;

const require = createRequire(import.meta.url);
const latin = require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff');

const fontName = (script: string, weight: Weight) => `inter-${script}-${weights[weight]}`;

interface Line {
  readonly y: number;
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  /** Where it has to end. Absent: at the edge of the page. */
  readonly end?: number;
}

interface Piece {
  readonly font: string;
  text: string;
}

/** What pdfkit holds of the font that draws next. */
interface Drawing {
  readonly _font: { readonly font: { readonly hasGlyphForCodePoint: (code: number) => boolean } };
}

const ink = '#1b2233';

const openDocument = (title: string, at: Date) => {
  const doc = new Document({
    size: 'A4',
    margin,
    lang: 'en',
    info: { Title: title, CreationDate: at },
    autoFirstPage: false,
  });
  for (const script of scripts)
    for (const weight of ['plain', 'strong'] as const) {
      const name = fontName(script, weight);
      doc.registerFont(name, latin.replace('inter-latin-400', name));
    }
  return doc;
};

type Doc = ReturnType<typeof openDocument>;

const hasCharacter = (doc: Doc, font: string, character: string) => {
  const { ['_font']: drawing } = doc.font(font) as unknown as Drawing;
  return drawing.font.hasGlyphForCodePoint(character.codePointAt(0)!);
};

/** The text in pieces that one font can draw. What none can is a question mark. */
const split = (doc: Doc, text: string, weight: Weight) => {
  const pieces: Piece[] = [];
  const fonts = scripts.map((script) => fontName(script, weight));
  for (const character of text) {
    const found = fonts.find((font) => hasCharacter(doc, font, character));
    const font = found ?? fonts[0]!;
    const drawn = found === undefined ? '?' : character;
    const last = pieces.at(-1);
    if (last?.font === font) last.text += drawn;
    else pieces.push({ font, text: drawn });
  }
  return pieces;
};

/** Writes lines on pages of A4, each in the fonts that have its characters. */
export const makePen = (title: string, at: Date) => {
  const doc = openDocument(title, at);

  const widthOf = (pieces: readonly Piece[], size: number) =>
    pieces.reduce((width, { font, text }) => width + doc.font(font, size).widthOfString(text), 0);

  const draw = (pieces: readonly Piece[], from: number, { y, size, color = ink }: Line) => {
    let x = from;
    for (const { font, text } of pieces) {
      doc.font(font, size).fillColor(color).text(text, x, y, { lineBreak: false });
      x += doc.widthOfString(text);
    }
  };

  /** Where lines begin and end, in points. */
  const edges = () => ({
    left: margin,
    right: doc.page.width - margin,
    bottom: doc.page.height - margin,
  });

  /** The text, or as much of its beginning as has room, and a mark that something is missing. */
  const fit = (text: string, room: number, { size, weight = 'plain' }: Line) => {
    const whole = split(doc, text, weight);
    if (widthOf(whole, size) <= room) return whole;
    const cut = (end: number) => split(doc, `${text.slice(0, end).trimEnd()}…`, weight);
    let [fits, tooLong] = [0, text.length];
    while (tooLong - fits > 1) {
      const middle = Math.floor((fits + tooLong) / 2);
      if (widthOf(cut(middle), size) <= room) fits = middle;
      else tooLong = middle;
    }
    return cut(fits);
  };

  return {
    edges,
    addPage: (isWide: boolean) => {
      doc.addPage({ size: 'A4', margin, layout: isWide ? 'landscape' : 'portrait' });
    },
    /** From here on, cut where it would leave its room. */
    write: (text: string, x: number, line: Line) => {
      draw(fit(text, (line.end ?? edges().right) - x, line), x, line);
    },
    /** Up to there. */
    writeUpTo: (text: string, x: number, line: Line) => {
      const pieces = split(doc, text, line.weight ?? 'plain');
      draw(pieces, x - widthOf(pieces, line.size), line);
    },
    rule: (y: number) => {
      const { left, right } = edges();
      doc.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor('#c9ced8').stroke();
    },
    end: () => {
      doc.end();
      return buffer(doc);
    },
  };
};

export type Pen = ReturnType<typeof makePen>;
