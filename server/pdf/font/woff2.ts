import { brotliDecompressSync } from 'node:zlib';
import { byteReader } from './byteReader';
import { unpackedGlyphs } from './packedGlyphs';
import { int16, sfntFile, table } from './sfnt';

// The order in which WOFF2 numbers the tags it knows (§4.1).
const TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT ' +
  'VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar ' +
  'fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '));

const HEADER = 48;

/** Unpacks a font of the pages (WOFF2 with TrueType drawings) into the file that it was made of. */
export function unpackedFont(woff2: Buffer): Buffer {
  if (woff2.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is not a WOFF2 font.');
  const tableCount = woff2.readUInt16BE(12);
  const directory = byteReader(woff2.subarray(HEADER));
  const entries = Array.from({ length: tableCount }, () => {
    const flags = directory.u8();
    const tag = (flags & 63) === 63 ? directory.take(4).toString('latin1') : TAGS[flags & 63]!;
    const length = directory.base128();
    const kind = flags >> 6;
    const isPacked = tag === 'glyf' || tag === 'loca' ? kind !== 3 : kind !== 0;
    return { tag, isPacked, length: isPacked ? directory.base128() : length };
  });
  const start = HEADER + directory.at;
  const content = byteReader(brotliDecompressSync(woff2.subarray(start, start + woff2.readUInt32BE(20))));
  const tables = Object.fromEntries(entries.map(({ tag, length }) => [tag, content.take(length)]));
  const packed = new Set(entries.filter(({ isPacked }) => isPacked).map(({ tag }) => tag));
  if (!packed.has('glyf')) return sfntFile(tables);

  const { glyf, loca, lefts } = unpackedGlyphs(tables.glyf!);
  const head = Buffer.from(tables.head!);
  // The offsets of the drawings take four bytes now.
  head.writeInt16BE(1, 50);
  const hmtx = packed.has('hmtx') ? unpackedWidths(tables.hmtx!, tables.hhea!, lefts) : tables.hmtx!;
  return sfntFile({ ...tables, glyf, loca, head, hmtx });
}

/** Widths with the left edges that were left out because the drawings tell them (§5.4). */
function unpackedWidths(packed: Buffer, hhea: Buffer, lefts: readonly number[]): Buffer {
  const from = byteReader(packed);
  const flags = from.u8();
  const wide = hhea.readUInt16BE(34);
  const widths = Array.from({ length: wide }, () => from.u16());
  const own = widths.map((_, i) => (flags & 1 ? lefts[i]! : from.i16()));
  const rest = lefts.slice(wide).map((left) => (flags & 2 ? left : from.i16()));
  return table([
    ...widths.flatMap((width, i) => [int16(width), int16(own[i]!)]),
    ...rest.map((left) => int16(left)),
  ]);
}
