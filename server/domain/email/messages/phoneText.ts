import { Undelivered } from '../undelivered';

/** The characters that a text message of 160 may hold: GSM 03.38, without those that count twice. */
const gsm = new Set(
  '@£$¥èéùìòÇ\nØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** These count twice. */
const twice = new Set('^{}\\[~]|€');

const LIMIT = 160;
const LONGEST_NAME = 40;

/**
 * A text message of at most 160 characters.
 * @throws Undelivered when it cannot be said so briefly; nothing of a code is ever cut
 */
export function phoneText(phone: (companyName: string) => string, companyName: string): string {
  const room = LIMIT - lengthOf(phone(''));
  const text = phone(plain(companyName).slice(0, Math.max(0, Math.min(room, LONGEST_NAME))));
  if (lengthOf(text) > LIMIT) throw new Undelivered('The text message is longer than 160 characters.', true);
  return text;
}

function lengthOf(text: string): number {
  let length = 0;
  for (const character of text) {
    if (!gsm.has(character) && !twice.has(character)) {
      throw new Undelivered('The text message holds a character that phones may not show.', true);
    }
    length += gsm.has(character) ? 1 : 2;
  }
  return length;
}

/** Accents and signs that phones may not show fall away. */
const plain = (name: string): string =>
  [...name.normalize('NFKD')]
    .filter((character) => gsm.has(character) && character !== '\n')
    .join('')
    .trim();
