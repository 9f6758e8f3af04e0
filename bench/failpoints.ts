import type { SmtpStage } from '@server/domain/email/testing/faultyServer';
import { type Failpoint, itsCommit as commit } from './trap';

/** A point at which the portal dies: by itself, or pulled out by the mail server that hears something of it. */
export type NamedPoint = { readonly name: string; readonly inWindow?: true } & (
  | { readonly at: Failpoint }
  | { readonly heard: SmtpStage }
);

const asked = /insert into "request" /;
const claim = /for update skip locked/i;
const counted = /update "outbox_message" set "attempts"/;
const marked = /update "outbox_message" set "state"/;
const forgotten = /delete from pgboss\.job\s+where name = \$1\s+and id in/i;

const at = (moment: Failpoint['moment'], ...steps: readonly RegExp[]) => ({ at: { steps, moment } });
const written = (what: string, text: RegExp): NamedPoint[] => [
  { name: `before ${what} is written`, ...at('before', text) },
  { name: `after ${what} is written`, ...at('after', text) },
];

/** From the first statement of a request to the last of its letter. */
export const failpoints: readonly NamedPoint[] = [
  ...written('the key', /insert into "idempotency"/),
  ...written('the request', asked),
  ...written('its history', /insert into "request_event"/),
  ...written('what was agreed to', /insert into "request_authorization"/),
  ...written('the hold', /insert into "deposit_hold"/),
  ...written('the email', /insert into "outbox_message"/),
  ...written('the job of the email', /insert into pgboss\.job/i),
  ...written('the answer', /update "idempotency"/),
  { name: 'before the request is committed', ...at('before', asked, commit) },
  { name: 'while the request is committed', ...at('during', asked, commit) },
  { name: 'after the request is committed', ...at('after', asked, commit) },
  { name: 'before the answer leaves', ...at('before', asked, /^answering$/) },
  { name: 'after the answer has left', ...at('after', asked, /^answered$/) },
  { name: 'before the email is claimed', ...at('before', asked, commit, claim) },
  { name: 'after the email is claimed', ...at('after', asked, commit, claim) },
  { name: 'before the attempt is counted', ...at('before', asked, commit, counted) },
  { name: 'after the attempt is counted', ...at('after', asked, commit, counted) },
  { name: 'when the mail server is called', heard: 'connection' },
  { name: 'when the sender is named', heard: 'sender' },
  { name: 'when the recipient is named', heard: 'recipient' },
  { name: 'when the email is announced', heard: 'letter' },
  { name: 'when the email was heard to its end', heard: 'end', inWindow: true },
  { name: 'when the email was said to be taken', ...at('after', asked, /^mail$/), inWindow: true },
  { name: 'before the email is marked as sent', ...at('before', asked, marked), inWindow: true },
  { name: 'after the email is marked as sent', ...at('after', asked, marked), inWindow: true },
  { name: 'after its job is forgotten', ...at('after', asked, marked, forgotten), inWindow: true },
  { name: 'before the mark is committed', ...at('before', asked, marked, commit), inWindow: true },
  { name: 'while the mark is committed', ...at('during', asked, marked, commit), inWindow: true },
  { name: 'after the mark is committed', ...at('after', asked, marked, commit) },
];
