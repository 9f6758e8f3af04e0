import type { Message, Outbox } from '../domain/email/outbox';

/** An outbox that remembers what was put into it, also by transactions that came to nothing. */
export function recordingMailer(): Outbox & { readonly messages: Message[] } {
  const messages: Message[] = [];
  return { messages, put: async (_, message) => void messages.push(message) };
}
