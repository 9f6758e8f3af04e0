import type { Outline } from './outline';
import { int16, int32, ONE, sfntFile, table, type Value } from './sfnt';

/** What all glyphs of a font share, in its own units. */
export interface FontMetrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly bbox: {
    readonly minX: number;
    readonly minY: number;
    readonly maxX: number;
    readonly maxY: number;
  };
}

export interface TrueTypeGlyph {
  readonly advanceWidth: number;
  readonly outline: Outline;
}

/** Writes the tables that a PDF wants of a TrueType font; glyph 0 stands for what is missing. */
export function trueTypeFile(metrics: FontMetrics, glyphs: readonly TrueTypeGlyph[]): Buffer {
  let end = 0;
  const ends = glyphs.map(({ outline }) => (end += outline.bytes.length));
  return sfntFile({
    glyf: Buffer.concat(glyphs.map(({ outline }) => outline.bytes)),
    head: head(metrics),
    hhea: hhea(metrics, glyphs),
    hmtx: table(
      glyphs.flatMap(({ advanceWidth, outline }) => [int16(Math.round(advanceWidth)), int16(outline.left)]),
    ),
    loca: table([0, ...ends].map(int32)),
    maxp: maxp(glyphs),
  });
}

const MAGIC = 0x5f0f3cf5;
const noughts = (count: number): Value[] => Array.from({ length: count }, () => int16(0));

const head = ({ unitsPerEm, bbox }: FontMetrics): Buffer =>
  table([
    ...[ONE, ONE, 0, MAGIC].map(int32),
    // The baseline is at 0.
    ...[1, unitsPerEm].map(int16),
    // No dates: the same glyphs are the same bytes.
    ...noughts(8),
    ...[bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((value) => int16(Math.round(value))),
    // Style, smallest size in pixels, direction, offsets of 32 bits, format.
    ...[0, 8, 2, 1, 0].map(int16),
  ]);

const hhea = ({ ascent, descent, lineGap }: FontMetrics, glyphs: readonly TrueTypeGlyph[]): Buffer => {
  const widest = Math.max(...glyphs.map(({ advanceWidth }) => Math.round(advanceWidth)));
  return table([
    int32(ONE),
    ...[ascent, descent, lineGap, widest, 0, 0, widest, 1].map(int16),
    ...noughts(7),
    int16(glyphs.length),
  ]);
};

const maxp = (glyphs: readonly TrueTypeGlyph[]): Buffer => {
  const most = (of: (outline: Outline) => number) => Math.max(...glyphs.map(({ outline }) => of(outline)));
  return table([
    int32(ONE),
    int16(glyphs.length),
    int16(most(({ points }) => points)),
    int16(most(({ contours }) => contours)),
    ...noughts(2),
    int16(1),
    ...noughts(8),
  ]);
};
