import { crc32 } from 'node:zlib';

/** A segment of a JPEG by its sign. */
export function segment(sign: number, content: string | Buffer): Buffer {
  const body = Buffer.from(content as string, 'latin1');
  const head = Buffer.from([0xff, sign, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** The least that is a JPEG, with more before its data. */
export const aJpeg = (extra: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    extra,
    segment(0xdb, '\0'),
    segment(0xc0, '\x08\0\x01\0\x01\x01\x01\x11\0'),
    segment(0xda, '\x01\x01\0\0\x3f\0'),
    Buffer.from([0x7f, 0xff, 0x00, 0xff, 0xd9]),
  ]);

interface Exif {
  readonly order?: 'MM' | 'II';
  readonly turn?: number;
  readonly gps?: boolean;
}

/** What a camera writes of a picture; of a place 46.7298 N. */
export function anExif({ order = 'MM', turn, gps = false }: Exif): Buffer {
  const isLittle = order === 'II';
  const short = (value: number) => {
    const two = Buffer.alloc(2);
    return isLittle ? (two.writeUInt16LE(value), two) : (two.writeUInt16BE(value), two);
  };
  const long = (value: number) => {
    const four = Buffer.alloc(4);
    return isLittle ? (four.writeUInt32LE(value), four) : (four.writeUInt32BE(value), four);
  };
  const entries = [
    ...(turn === undefined ? [] : [[short(0x0112), short(3), long(1), short(turn), short(0)]]),
    ...(gps ? [[short(0x8825), short(4), long(1), long(26)]] : []),
  ];
  return Buffer.concat([
    Buffer.from(`Exif\0\0${order}`, 'latin1'),
    short(42),
    long(8),
    short(entries.length),
    ...entries.flat(),
    long(0),
    gps ? Buffer.from('GPS 46.7298 N 117.1817 W') : Buffer.alloc(0),
  ]);
}

/** A part of a PNG by its name. */
export function pngPart(name: string, content: string | Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), Buffer.from(content as string, 'latin1')]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length - 4, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The least that is a PNG, with more before its data. */
export const aPng = (extra: Buffer = Buffer.alloc(0), size = 1): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngPart('IHDR', header),
    extra,
    pngPart('IDAT', 'x'),
    pngPart('IEND', ''),
  ]);
};
