import { useCallback, useState } from 'react';
import type { ContactTicket } from '@contract/contact/schema';
import { ApiError } from '@contract/problem';
import * as m from '@locales/contact';
import { type ContactMessage, useSendMessage } from '@/data/contact';
import { useDraft } from '@/data/useDraft';
import { type Entries, type KeptEntries, keptOf, messageOf, ownFields } from './contactEntries';

/** What this tab keeps of a message until it is sent. */
interface KeptMessage {
  readonly entries: KeptEntries;
  /** The last try: the same message again is the same call, so that it arrives once. */
  readonly tried?: { readonly key: string; readonly sent: string };
}

/** A message on its way from the form to its ticket. */
export function useSending(newKey: () => string) {
  const draft = useDraft<KeptMessage>('contact');
  const [ticket, setTicket] = useState<ContactTicket>();
  const sendMessage = useSendMessage();

  const keep = useCallback(
    (entries: Entries) => draft.write({ entries: keptOf(entries), tried: draft.read()?.tried }),
    [draft],
  );

  const send = async (entries: Entries): Promise<void> => {
    const message = messageOf(entries);
    const sent = fingerprint(message);
    const tried = draft.read()?.tried;
    const key = tried?.sent === sent ? tried.key : newKey();
    draft.write({ entries: keptOf(entries), tried: { key, sent } });
    try {
      const made = await sendMessage(message, key);
      draft.forget();
      setTicket(made);
    } catch (error) {
      throw told(error, entries);
    }
  };

  return {
    ticket,
    /** What was written before, by this page or the one that was loaded anew. */
    kept: useCallback(() => draft.read()?.entries, [draft]),
    keep,
    send,
    /** Back to an empty form. */
    again: () => setTicket(undefined),
  };
}

/** Tells one message from another; files by name, size and age. */
const fingerprint = ({ files, ...message }: ContactMessage): string =>
  JSON.stringify([message, files.map(({ name, size, lastModified }) => [name, size, lastModified])]);

/** A refusal in the words of this form. */
function told(error: unknown, entries: Entries): unknown {
  if (!(error instanceof ApiError)) return error;
  const { code, message, requestId, status, cause } = error;
  const kept = code === 'unavailable' ? ` ${m.keptHere()}` : '';
  const fields = ownFields(error.fields, entries);
  return new ApiError({ code, message: `${message}${kept}`, fields, requestId, status, cause });
}
