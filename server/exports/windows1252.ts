import { windows1252High } from '@contract/format/windows1252';

/** Text in Windows-1252. What it lacks goes without its accents, and as "?" where even that is not enough. */
export const toWindows1252 = (text: string): Buffer =>
  Buffer.from(text.normalize('NFC').replace(/[^\p{ASCII}\u00A0-\u00FF]/gu, byteOrPlain), 'latin1');

function byteOrPlain(sign: string): string {
  const at = windows1252High.indexOf(sign);
  return at < 0 ? sign.normalize('NFKD').replace(/[^ -~]/g, '') || '?' : String.fromCharCode(0x80 + at);
}
