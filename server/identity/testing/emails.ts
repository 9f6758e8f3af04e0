import type { Message } from '@server/domain/email/outbox';

/** The code in the letter that was put last; a test that expects none should look at the messages instead. */
export function lastCode(messages: readonly Message[]): string {
  const letter = messages.at(-1)?.letter;
  if (!letter || !('code' in letter)) throw new Error('The last email holds no code');
  return letter.code;
}

/** A code that is not this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
