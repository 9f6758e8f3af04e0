import { attachmentKindOf } from '@contract/rules/attachments';

/**
 * A picture without what a camera or a program wrote beside it (where it was taken, by whom, with what) and without
 * anything behind its end; how it is to be turned stays. Nothing is unpacked. A PDF, and what is none of the three
 * kinds, is as it was: docs/rules.md#attachments.
 * @returns undefined for a picture whose parts do not follow each other to its end
 */
export function withoutMetadata(file: Buffer): Buffer | undefined {
  const kind = attachmentKindOf(file);
  if (kind === 'jpg') return cleanJpeg(file);
  if (kind === 'png') return cleanPng(file);
  return file;
}

/** Signs of a JPEG: begin, end, begin of the image's data, and the segment that holds EXIF. */
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP1 = 0xe1;

/** Segments that say how the data is read: frames, tables, restarts. Adobe's says which colors are meant. */
const isOfImage = (sign: number): boolean => (sign >= 0xc0 && sign <= 0xdf) || sign === 0xee;

function cleanJpeg(file: Buffer): Buffer | undefined {
  const kept: Buffer[] = [Buffer.from([0xff, SOI])];
  let at = 2;
  let hasData = false;
  for (;;) {
    // Any number of 0xff may stand before a sign.
    while (file[at] === 0xff && file[at + 1] === 0xff) at += 1;
    const sign = file[at + 1];
    if (file[at] !== 0xff || sign === undefined) return undefined;
    if (sign === EOI) {
      kept.push(Buffer.from([0xff, EOI]));
      return hasData ? Buffer.concat(kept) : undefined;
    }
    if (at + 4 > file.length) return undefined;
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end < at + 4 || end > file.length) return undefined;
    if (isOfImage(sign)) kept.push(file.subarray(at, end));
    if (sign === APP1) kept.push(...turnOnly(file.subarray(at + 4, end)));
    at = end;
    if (sign === SOS) {
      const data = dataEnd(file, at);
      kept.push(file.subarray(at, data));
      at = data;
      hasData = true;
    }
  }
}

/** Where an image's data ends: at the first sign that is neither a 0xff of the data itself nor a restart. */
function dataEnd(file: Buffer, from: number): number {
  let at = from;
  while (at < file.length) {
    const next = file[at + 1];
    if (file[at] === 0xff && next !== 0x00 && !(next! >= 0xd0 && next! <= 0xd7)) return at;
    at += 1;
  }
  return at;
}

/** How to turn the picture, out of an EXIF segment, as a segment of its own; none where it says nothing else. */
function turnOnly(segment: Buffer): Buffer[] {
  const turn = turnOf(segment);
  if (turn === undefined || turn === 1) return [];
  const tiff = Buffer.alloc(26);
  tiff.write('MM', 0, 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  // One entry: the turn, a number of two bytes.
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(turn, 18);
  const head = Buffer.from([0xff, APP1, 0, 2 + exifHead.length + tiff.length]);
  return [Buffer.concat([head, exifHead, tiff])];
}

const exifHead = Buffer.from('Exif\0\0', 'latin1');
const ORIENTATION = 0x0112;
/** More entries than any camera writes before this one. */
const MAX_ENTRIES = 200;

/** 1 to 8, as EXIF counts turns; undefined where nothing (or nonsense) is said. */
function turnOf(segment: Buffer): number | undefined {
  if (!segment.subarray(0, exifHead.length).equals(exifHead)) return undefined;
  const tiff = segment.subarray(exifHead.length);
  if (tiff.length < 8) return undefined;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return undefined;
  const entries = Math.min(short(first), MAX_ENTRIES);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + entry * 12;
    if (at + 12 > tiff.length) return undefined;
    if (short(at) !== ORIENTATION) continue;
    const turn = short(at + 8);
    return turn >= 1 && turn <= 8 ? turn : undefined;
  }
  return undefined;
}

/** Parts of a PNG that change how it looks. */
const shownParts = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'gAMA',
  'sBIT',
  'sRGB',
  'bKGD',
  'hIST',
  'pHYs',
  'sPLT',
  'acTL',
  'fcTL',
  'fdAT',
]);
const SIGNATURE_BYTES = 8;
/** Around the content of a part: its length, its name and its checksum. */
const FRAME_BYTES = 12;

function cleanPng(file: Buffer): Buffer | undefined {
  const kept: Buffer[] = [file.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  while (at + FRAME_BYTES <= file.length) {
    const end = at + FRAME_BYTES + file.readUInt32BE(at);
    if (end > file.length) return undefined;
    const name = file.toString('latin1', at + 4, at + 8);
    if (at === SIGNATURE_BYTES && name !== 'IHDR') return undefined;
    if (shownParts.has(name)) kept.push(file.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return undefined;
}
