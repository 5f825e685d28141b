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

const pageWidth = 595.28;
const margin = 64;
/** Where lines begin and end, in points. */
export const edges = { left: margin, right: pageWidth - margin } as const;

const require = createRequire(import.meta.url);
const latin = require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff');

const fontName = (script: string, weight: Weight) => `inter-${script}-${weights[weight]}`;

interface Line {
  readonly y: number;
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
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

/** Writes lines on one page of A4, each in the fonts that have its characters. */
export const makePen = (title: string, at: Date) => {
  const doc = new Document({ size: 'A4', margin, lang: 'en', info: { Title: title, CreationDate: at } });
  for (const script of scripts)
    for (const weight of ['plain', 'strong'] as const) {
      const name = fontName(script, weight);
      doc.registerFont(name, latin.replace('inter-latin-400', name));
    }

  const hasCharacter = (font: string, character: string) => {
    const { ['_font']: drawing } = doc.font(font) as unknown as Drawing;
    return drawing.font.hasGlyphForCodePoint(character.codePointAt(0)!);
  };

  /** The text in pieces that one font can draw. What none can is a question mark. */
  const split = (text: string, weight: Weight) => {
    const pieces: Piece[] = [];
    for (const character of text) {
      const fonts = scripts.map((script) => fontName(script, weight));
      const found = fonts.find((font) => hasCharacter(font, character));
      const font = found ?? fonts[0]!;
      const drawn = found === undefined ? '?' : character;
      const last = pieces.at(-1);
      if (last?.font === font) last.text += drawn;
      else pieces.push({ font, text: drawn });
    }
    return pieces;
  };

  const widthOf = (pieces: readonly Piece[], size: number) =>
    pieces.reduce((width, { font, text }) => width + doc.font(font, size).widthOfString(text), 0);

  const draw = (pieces: readonly Piece[], from: number, { y, size, color = ink }: Line) => {
    let x = from;
    for (const { font, text } of pieces) {
      doc.font(font, size).fillColor(color).text(text, x, y, { lineBreak: false });
      x += doc.widthOfString(text);
    }
  };

  return {
    /** From here on, cut where it would leave the page. */
    write: (text: string, x: number, line: Line) => {
      const { size, weight = 'plain' } = line;
      let pieces = split(text, weight);
      for (let end = text.length - 1; end > 0 && x + widthOf(pieces, size) > edges.right; end -= 1)
        pieces = split(`${text.slice(0, end).trimEnd()}…`, weight);
      draw(pieces, x, line);
    },
    /** Up to there. */
    writeUpTo: (text: string, x: number, line: Line) => {
      const pieces = split(text, line.weight ?? 'plain');
      draw(pieces, x - widthOf(pieces, line.size), line);
    },
    rule: (y: number) => {
      doc.moveTo(edges.left, y).lineTo(edges.right, y).lineWidth(0.75).strokeColor('#c9ced8').stroke();
    },
    end: () => {
      doc.end();
      return buffer(doc);
    },
  };
};
