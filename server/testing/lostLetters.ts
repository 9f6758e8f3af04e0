import type { Outbox } from '../outbox/outbox';

/** An outbox for tests in which nobody reads what is written. */
export const lostLetters: Outbox = { put: async () => undefined };
