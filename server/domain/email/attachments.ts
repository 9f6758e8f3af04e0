import type { Email } from './emails';

/** A PDF that goes with an email. It is made when the email leaves, and kept nowhere. */
export interface Attachment {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What goes with an email, as its words and its row tell it. */
export interface Attached {
  /** Names of files. */
  readonly files: readonly string[];
  /** How many more were meant to go along: they are too large, or could not be made. */
  readonly left: number;
}

/** What is to go with an email that leaves now; undefined for one with nothing. Asked again at each attempt. */
export type Attach = (
  letter: Email,
  reader: string | null,
) => Promise<{ readonly files: readonly Attachment[]; readonly left: number } | undefined>;

/** All files of an email, in bytes: written in base64 they stay below the 10 MB that mailboxes and Amazon SES take. */
export const MAX_ATTACHED_BYTES = 7_000_000;

/** Those that fit together, in their order; a large one leaves room for the smaller ones after it. */
export function fitting<F extends Pick<Attachment, 'bytes'>>(files: readonly F[]): F[] {
  let room = MAX_ATTACHED_BYTES;
  return files.filter(({ bytes }) => {
    if (bytes.length > room) return false;
    room -= bytes.length;
    return true;
  });
}
