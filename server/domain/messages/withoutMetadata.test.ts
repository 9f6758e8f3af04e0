import { describe, expect, it } from 'vitest';
import { aJpeg, anExif, aPng, pngPart, segment } from './testing/imageBytes';
import { withoutMetadata } from './withoutMetadata';

const bytes = (...all: readonly number[]) => Buffer.from(all);
const cleaned = (file: Buffer) => withoutMetadata(file)?.toString('latin1');

describe('a JPEG', () => {
  it('is kept as it was where nothing is beside it', () => {
    expect(withoutMetadata(aJpeg())).toEqual(aJpeg());
  });

  it.each([
    ['where it was taken', segment(0xe1, anExif({ gps: true }))],
    ['what a program wrote', segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>')],
    ['a comment', segment(0xfe, '<script>')],
    ['a second, smaller picture', segment(0xe2, 'MPF\0')],
    ['its caption', segment(0xed, 'Photoshop 3.0\0')],
    ['the mark of its format', segment(0xe0, 'JFIF\0')],
    ['an EXIF segment that breaks off', segment(0xe1, 'Exif\0\0MM')],
    ['an EXIF segment that points outside', segment(0xe1, 'Exif\0\0MM\0*\xff\xff\xff\xff')],
  ])('loses %s', (_, extra) => {
    expect(withoutMetadata(aJpeg(extra))).toEqual(aJpeg());
  });

  it.each([
    ['MM', 6],
    ['II', 6],
    ['MM', 8],
    ['II', 2],
  ] as const)('keeps from %s how it is turned: %i', (order, turn) => {
    const clean = withoutMetadata(aJpeg(segment(0xe1, anExif({ order, turn, gps: true }))))!;

    expect(clean).toEqual(aJpeg(segment(0xe1, anExif({ order: 'MM', turn }))));
    expect(withoutMetadata(clean)).toEqual(clean);
  });

  it.each([0, 1, 9, 65_535])('is not turned by %i', (turn) => {
    expect(withoutMetadata(aJpeg(segment(0xe1, anExif({ turn }))))).toEqual(aJpeg());
  });

  it('keeps several scans, restarts and bytes of 255 of its data', () => {
    const data = bytes(0x12, 0xff, 0x00, 0xff, 0xd3, 0x34);
    const more = Buffer.concat([segment(0xda, '\x01'), data, segment(0xc4, '\x02')]);
    expect(withoutMetadata(aJpeg(more))).toEqual(aJpeg(more));
  });

  it('ends where it says', () => {
    const zip = Buffer.from('PK\x03\x04<html><script>alert(1)</script>', 'latin1');
    expect(withoutMetadata(Buffer.concat([aJpeg(), zip]))).toEqual(aJpeg());
  });

  it.each([
    [
      'a segment that is longer than the file',
      Buffer.concat([bytes(0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff), bytes(1)]),
    ],
    ['a segment that is shorter than its own length', bytes(0xff, 0xd8, 0xff, 0xe1, 0x00, 0x01, 0xff, 0xd9)],
    ['a page behind its first bytes', Buffer.from('\xff\xd8\xff<html>', 'latin1')],
    ['no data', bytes(0xff, 0xd8, 0xff, 0xd9)],
    ['no end', aJpeg().subarray(0, -2)],
    ['nothing but its first bytes', bytes(0xff, 0xd8, 0xff)],
    ['signs without an end', bytes(0xff, 0xd8, 0xff, 0xff, 0xff, 0xff)],
  ])('with %s is broken', (_, file) => {
    expect(withoutMetadata(file)).toBeUndefined();
  });
});

describe('a PNG', () => {
  it('is kept as it was where nothing is beside it', () => {
    expect(withoutMetadata(aPng())).toEqual(aPng());
  });

  it.each(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'iCCP', 'waRE'])('loses %s', (name) => {
    expect(withoutMetadata(aPng(pngPart(name, '<script>')))).toEqual(aPng());
  });

  it('keeps what it looks by', () => {
    const shown = Buffer.concat([pngPart('gAMA', '\0\0\xb1\x8f'), pngPart('tRNS', '\0')]);
    expect(withoutMetadata(aPng(shown))).toEqual(aPng(shown));
  });

  it('ends where it says', () => {
    expect(withoutMetadata(Buffer.concat([aPng(), Buffer.from('PK\x03\x04')]))).toEqual(aPng());
  });

  it.each([
    ['a part that is longer than the file', aPng(Buffer.from('\xff\xff\xff\xfftEXt', 'latin1'))],
    [
      'a page behind its first bytes',
      Buffer.from('\x89PNG\r\n\x1a\n<html><script></script></html>', 'latin1'),
    ],
    ['no end', aPng().subarray(0, -12)],
    ['nothing but its first bytes', aPng().subarray(0, 8)],
  ])('with %s is broken', (_, file) => {
    expect(withoutMetadata(file)).toBeUndefined();
  });
});

it.each(['%PDF-1.7 /JavaScript', 'anything else', ''])('%j is left as it is', (text) => {
  expect(cleaned(Buffer.from(text))).toBe(text);
});
