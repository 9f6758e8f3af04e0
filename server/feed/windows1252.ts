// What Windows-1252 has where Latin-1 has control characters, 0x80 to 0x9F. Node's own decoder for it reads
// these as Latin-1 in some versions.
const high = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Bytes in Windows-1252, the usual encoding of older Windows programs, as text. */
export const fromWindows1252 = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\u0080-\u009F]/g, (char) => high[char.charCodeAt(0) - 0x80]!);
