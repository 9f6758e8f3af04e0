import type { LetterDesk } from '../outbox/desk';

/** A desk for tests in which nobody reads letters. */
export const noDesk: LetterDesk = {
  read: () => ({ unread: 'forgotten' }),
  requeue: async () => undefined,
};
