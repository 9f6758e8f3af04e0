import type { EmailDesk } from '../domain/email/desk';

/** A desk for tests in which nobody reads letters. */
export const noDesk: EmailDesk = {
  read: () => ({ unread: 'forgotten' }),
  preview: () => ({ subject: '', text: '', blocks: [] }),
  requeue: async () => undefined,
  copy: async () => undefined,
};
