/**
 * What Windows-1252 has where Latin-1 has control characters, 0x80 to 0x9F. Node's own decoder for it reads
 * these as Latin-1 in some versions.
 */
export const windows1252High = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
