import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';
import { type Outline, outlineOf } from './outline';
import { trueTypeFile } from './trueType';
import { unpackedFont } from './woff2';

/** A letter as the PDF writer counts with it. */
interface Email {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

/** One weight of the portal's own typeface, in the shape that pdfkit asks of a font. */
export interface Typeface {
  /** Whether there is a drawing for it. */
  has(character: string): boolean;
  layout(text: string): { glyphs: Email[]; positions: Position[]; readonly advanceWidth: number };
  createSubset(): { includeGlyph(id: number): number; encode(): Buffer };
}

interface Position {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

const files = ['latin', 'latin-ext'].map((part) => `public-sans-${part}-wght-normal.woff2`);

/**
 * Reads a weight out of the variable fonts of the pages, once. pdfkit cannot take a part of a variable or a packed
 * font, so the letters that a document needs are written into a plain TrueType font. Figures are those of one width.
 */
export function typefaceOf(weight: number): Typeface {
  const { resolve } = createRequire(import.meta.url);
  const fonts = files.map((file) =>
    create(
      unpackedFont(readFileSync(resolve(`@fontsource-variable/public-sans/files/${file}`))),
    ).getVariation({ wght: weight }),
  );
  const [first] = fonts as [Font, ...Font[]];
  const letters = new Map<number, Email>();
  const drawn: { readonly glyph: Glyph; outline?: Outline }[] = [{ glyph: first.getGlyph(0) }];

  function letterOf(codePoint: number): Email {
    const known = letters.get(codePoint);
    if (known) return known;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(codePoint));
    const glyph = font?.layout(String.fromCodePoint(codePoint), ['tnum']).glyphs[0];
    const id = glyph ? drawn.push({ glyph }) - 1 : 0;
    const letter = { id, advanceWidth: drawn[id]!.glyph.advanceWidth, codePoints: [codePoint] };
    letters.set(codePoint, letter);
    return letter;
  }
  const drawing = (id: number) => {
    const one = drawn[id]!;
    return {
      advanceWidth: one.glyph.advanceWidth,
      outline: (one.outline ??= outlineOf(one.glyph.path.commands)),
    };
  };

  const { unitsPerEm, ascent, descent, lineGap, capHeight, xHeight, bbox } = first;
  const font = {
    unitsPerEm,
    ascent,
    descent,
    lineGap,
    capHeight,
    xHeight,
    bbox,
    postscriptName: `PublicSans-${weight}`,
    italicAngle: 0,
    post: { isFixedPitch: false },
    head: { macStyle: { italic: false } },
    getGlyph: (id: number) => drawing(id),
    has: (character: string) => letterOf(character.codePointAt(0)!).id !== 0,
    layout(text: string) {
      const glyphs = Array.from(text, (character) => letterOf(character.codePointAt(0)!));
      const positions = glyphs.map(({ advanceWidth }) => ({
        xAdvance: advanceWidth,
        yAdvance: 0,
        xOffset: 0,
        yOffset: 0,
      }));
      return {
        glyphs,
        positions,
        // pdfkit scales the positions in their place and asks for the sum afterwards.
        get advanceWidth() {
          return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
        },
      };
    },
    createSubset() {
      const used = [0];
      const places = new Map([[0, 0]]);
      return {
        includeGlyph(id: number) {
          const place = places.get(id) ?? used.push(id) - 1;
          places.set(id, place);
          return place;
        },
        encode: () => trueTypeFile(first, used.map(drawing)),
      };
    },
  };
  return font;
}
