import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import * as contact from '@contract/contact/endpoints';
import type { ContactTicket } from '@contract/contact/schema';
import type { CallOf } from '@contract/endpoint';
import { useSource } from './DataProvider';
import { answersOf } from './useEndpoint';

type Sent = CallOf<typeof contact.send>;

/** A message as it was written; who writes is added here. */
export type ContactMessage = Omit<Sent['body'], 'username' | 'attachments'> & {
  readonly files: readonly File[];
};

/** Sends a message. It is no mutation: the form tells of a failure, and the portal's alert would tell it again. */
export function useSendMessage(): (message: ContactMessage, key: string) => Promise<ContactTicket> {
  const { username, client } = useSource();
  const queries = useQueryClient();
  return async ({ files, ...message }, key) => {
    const attachments = await Promise.all(
      files.map(async (file) => ({ name: file.name, content: await base64Of(file) })),
    );
    const ticket = await client.call(contact.send, { key, body: { ...message, username, attachments } });
    void queries.invalidateQueries(answersOf(contact.list));
    return ticket;
  };
}

/** Answers in the thread of a message; the form tells of a failure, as above. */
export function useAnswerMessage(newKey: () => string): (ticketNo: string, text: string) => Promise<void> {
  const { username, client } = useSource();
  const queries = useQueryClient();
  // The same answer again, because nothing came back, is the same call: it arrives once.
  const tried = useRef<{ readonly call: string; readonly key: string }>(undefined);
  return async (ticketNo, text) => {
    const call = JSON.stringify([ticketNo, text]);
    if (tried.current?.call !== call) tried.current = { call, key: newKey() };
    const { key } = tried.current;
    await client.call(contact.answer, { params: { ticketNo }, key, body: { username, text } });
    tried.current = undefined;
    await queries.invalidateQueries(answersOf(contact.list));
  };
}

/** The bytes of a file in base64. */
const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
    reader.readAsDataURL(file);
  });
