import type { Font } from 'fontkit';

/** Text as it can be drawn, and as it is read aloud where the two differ. */
interface Printable {
  readonly drawn: string;
  readonly actual?: string;
}

// Among them are marks that turn the direction of what follows: a name must not reorder a line of figures.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;

/** Visible ASCII with single blanks, which every typeface of ours has: most of what is drawn, as it is. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/**
 * Makes foreign text fit for a line: white space becomes one blank, what steers instead of being seen goes, and a
 * letter that the typeface lacks is drawn as a question mark but still read as itself.
 */
export function printable(text: string, font: Font): Printable {
  if (PLAIN.test(text)) return { drawn: text };
  const actual = text.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();
  const drawn = Array.from(actual, (character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0)!) ? character : '?',
  ).join('');
  return drawn === actual ? { drawn } : { drawn, actual };
}
