import { type ByteReader, byteReader } from './byteReader';
import { encoded, type Point } from './outline';
import { int32, padded, table } from './sfnt';

/** The glyphs of a font file with what else hangs on their drawing. */
interface Glyphs {
  readonly glyf: Buffer;
  readonly loca: Buffer;
  /** Where each drawing begins on the left. */
  readonly lefts: readonly number[];
}

/** Writes the glyphs of a WOFF2 file (§5.1) as TrueType has them. */
export function unpackedGlyphs(packed: Buffer): Glyphs {
  const head = byteReader(packed);
  head.u32();
  const count = head.u16();
  head.u16();
  const sizes = Array.from({ length: 7 }, () => head.u32());
  const [contours, points, flags, shapes, composites, boxes, instructions] = sizes.map((size) =>
    byteReader(head.take(size)),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader];
  const boxed = boxes.take(4 * Math.ceil(count / 32));
  const isBoxed = (i: number) => (boxed[i >> 3]! & (0x80 >> (i & 7))) !== 0;

  const drawings: Buffer[] = [];
  const lefts: number[] = [];
  for (let i = 0; i < count; i++) {
    const contourCount = contours.i16();
    if (contourCount > 0) {
      const lengths = Array.from({ length: contourCount }, () => points.short255());
      const shape = shapeOf(lengths, flags, shapes);
      const { bytes, left } = encoded(shape, instructions.take(shapes.short255()));
      if (isBoxed(i)) boxes.take(8).copy(bytes, 2);
      drawings.push(bytes);
      lefts.push(left);
    } else if (contourCount < 0) {
      const parts = partsOf(composites, () => instructions.take(shapes.short255()));
      const box = boxes.take(8);
      drawings.push(padded(Buffer.concat([Buffer.from([0xff, 0xff]), box, parts])));
      lefts.push(box.readInt16BE(0));
    } else {
      drawings.push(Buffer.alloc(0));
      lefts.push(0);
    }
  }
  let end = 0;
  const ends = drawings.map(({ length }) => (end += length));
  return { glyf: Buffer.concat(drawings), loca: table([0, ...ends].map(int32)), lefts };
}

function shapeOf(lengths: readonly number[], flags: ByteReader, shapes: ByteReader): Point[][] {
  let [x, y] = [0, 0];
  return lengths.map((length) =>
    Array.from({ length }, () => {
      const flag = flags.u8();
      const [dx, dy] = stepOf(flag & 0x7f, shapes);
      x += dx;
      y += dy;
      return { x, y, on: flag < 0x80 };
    }),
  );
}

const signed = (flag: number, value: number): number => (flag & 1 ? value : -value);

/** How far it is to the next point: the flag says in how many bits that is told (§5.2). */
function stepOf(flag: number, from: ByteReader): [dx: number, dy: number] {
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + from.u8())];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + from.u8()), 0];
  if (flag < 84) {
    const high = flag - 20;
    const low = from.u8();
    return [
      signed(flag, 1 + (high & 0x30) + (low >> 4)),
      signed(flag >> 1, 1 + ((high & 0x0c) << 2) + (low & 0x0f)),
    ];
  }
  if (flag < 120) {
    const high = flag - 84;
    const dx = signed(flag, 1 + (Math.floor(high / 12) << 8) + from.u8());
    return [dx, signed(flag >> 1, 1 + ((high % 12 >> 2) << 8) + from.u8())];
  }
  if (flag < 124) {
    const [first, middle, last] = [from.u8(), from.u8(), from.u8()];
    return [signed(flag, (first << 4) + (middle >> 4)), signed(flag >> 1, ((middle & 0x0f) << 8) + last)];
  }
  return [signed(flag, from.u16()), signed(flag >> 1, from.u16())];
}

const WORDS = 0x0001;
const SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const MATRIX = 0x0080;
const INSTRUCTED = 0x0100;

/** The components of a glyph that is made of others, as they stand; then its instructions. */
function partsOf(from: ByteReader, instructions: () => Buffer): Buffer {
  const parts: Buffer[] = [];
  let all = 0;
  for (let more = true; more; ) {
    const start = from.take(2);
    const flag = start.readUInt16BE(0);
    const scales = (flag & SCALE && 2) + (flag & TWO_SCALES && 4) + (flag & MATRIX && 8);
    parts.push(start, from.take(2 + (flag & WORDS ? 4 : 2) + scales));
    all |= flag;
    more = (flag & MORE) !== 0;
  }
  if (all & INSTRUCTED) {
    const code = instructions();
    const length = Buffer.alloc(2);
    length.writeUInt16BE(code.length);
    parts.push(length, code);
  }
  return Buffer.concat(parts);
}
