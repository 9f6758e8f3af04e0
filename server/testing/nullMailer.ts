import type { Outbox } from '../domain/email/outbox';

/** An outbox for tests in which nobody reads what is written. */
export const nullMailer: Outbox = { put: async () => undefined };
