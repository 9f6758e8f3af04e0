import { windows1252High } from '@contract/format/windows1252';

/** Bytes in Windows-1252, the usual encoding of older Windows programs, as text. */
export const fromWindows1252 = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\u0080-\u009F]/g, (char) => windows1252High[char.charCodeAt(0) - 0x80]!);
