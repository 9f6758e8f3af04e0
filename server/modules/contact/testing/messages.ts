import { randomUUID } from 'node:crypto';
import type { CallOf } from '@contract/endpoint';
import type * as contact from '@contract/contact/endpoints';

type Sent = CallOf<typeof contact.send>;

/** A file's content as a message bears it. */
export const base64 = (bytes: string | Buffer): string =>
  (typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes).toString('base64');

export const aPdf = { name: 'Scale ticket.pdf', content: base64('%PDF-1.7 scale ticket') };

/** A message of Ada's, under a key of its own. */
export const aMessage = (over: Partial<Sent['body']> = {}, key: string = randomUUID()): Sent => ({
  key,
  body: {
    username: 'ada@example.com',
    topic: 'billing',
    account: '00117',
    about: 'invoice:A-open',
    replyBy: 'email',
    replyTo: 'ada@example.com',
    message: 'Was this delivered twice?',
    attachments: [aPdf],
    ...over,
  },
});
