/** Characters without a decomposition into ASCII and accents: each is followed by a space and what is written for it. */
const substitutes = `ß ss|ẞ SS|æ ae|Æ AE|œ oe|Œ OE|ø o|Ø O|ł l|Ł L|đ d|Đ D|ð d|Ð D|þ th|Þ Th|ı i|ħ h|Ħ H`;
const substituteOf = new Map(substitutes.split('|').map((pair) => [pair.slice(0, 1), pair.slice(2)]));

/**
 * A text in the characters that are legal in a NACHA file, printable ASCII: accents are taken off, ligatures and
 * typographic quotes and dashes become plain ones, everything else a space. No spaces at the ends.
 * Source: Nacha Operating Rules, appendix three, "Alphameric".
 */
export const legalText = (text: string): string =>
  Array.from(text.normalize('NFKD'), legalCharacter).join('').trim();

function legalCharacter(character: string): string {
  if (/[ -~]/.test(character)) return character;
  if (/\p{Mark}/u.test(character)) return '';
  if (/[‘’‚‛′ʹʻʼ‹›`´]/u.test(character)) return "'";
  if (/[“”„‟″«»]/u.test(character)) return '"';
  if (/[\p{Dash_Punctuation}−]/u.test(character)) return '-';
  return substituteOf.get(character) ?? ' ';
}

/** Whether a text can stand in a NACHA file as it is: no character is illegal, and no space at its ends gets lost. */
export const isLegalText = (text: string): boolean => /^[ -~]*$/.test(text) && text === text.trim();
