import type { Message, Outbox } from '../outbox/outbox';

/** An outbox that remembers what was put into it, also by transactions that came to nothing. */
export function keptLetters(): Outbox & { readonly messages: Message[] } {
  const messages: Message[] = [];
  return { messages, put: async (_, message) => void messages.push(message) };
}
