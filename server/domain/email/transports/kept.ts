import type { MailTransport, TextTransport } from '../transport';

/** Where nobody carries messages: each stays where it is. */
export const kept: MailTransport & TextTransport = { send: async () => 'kept' };
