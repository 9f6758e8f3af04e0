import { type Failpoint, itsCommit as commit } from './trap';

const run = /insert into "notice_run"/;
const chunk = /insert into notice \(/;
const summed = /update "notice_run" set "people"/;
const locked = /from "autopay" as "p" .*for update/;
const announced = /insert into "autopay_run"/;
const request = /insert into "request" /;
const allocated = /insert into "request_allocation"/;
const decided = /update "autopay_run" set "status"/;
const written = /update "notice" set "email"/;
const email = /insert into "outbox_message"/;
const job = /insert into pgboss\.job/i;
const claim = /for update skip locked/i;
const counted = /update "outbox_message" set "attempts"/;
const mail = /^mail$/;
const sent = /update "outbox_message" set "state"/;
const forgotten = /delete from pgboss\.job\s+where name = \$1\s+and id in/i;

interface NightPoint {
  readonly name: string;
  readonly at: Failpoint;
  /** The mail server has heard emails to their end, and nobody wrote down that they were sent. */
  readonly inWindow?: true;
}

const point = (name: string, moment: Failpoint['moment'], ...steps: readonly RegExp[]): NightPoint => ({
  name,
  at: { steps, moment },
});
const inWindow = (one: NightPoint): NightPoint => ({ ...one, inWindow: true });
const around = (what: string, ...steps: readonly RegExp[]): NightPoint[] => [
  point(`before ${what}`, 'before', ...steps),
  point(`after ${what}`, 'after', ...steps),
];
const committed = (what: string, text: RegExp): NightPoint[] =>
  (['before', 'during', 'after'] as const).map((moment) =>
    point(`${moment} the commit of ${what}`, moment, text, commit),
  );

/** Where a process dies in a night: from its first reminder to the last of its emails. */
export const nightPoints: readonly NightPoint[] = [
  ...around('the night is begun', run),
  ...around('reminders are written', chunk),
  point('between two parts of the reminders', 'before', chunk, chunk),
  ...around('the night is summed', summed),
  ...committed('a night', summed),
  point('after an autopay is locked', 'after', locked),
  ...around('a payment is announced', announced),
  point('after the email of an announcement', 'after', announced, email),
  ...committed('an announcement', announced),
  ...around('a request is written', request),
  point('after its invoices are written', 'after', allocated),
  point('after the email of a request', 'after', request, email),
  ...around('a payment is marked as placed', decided),
  ...committed('a payment', decided),
  point('between two payments', 'before', decided, commit, request),
  ...around('reminders are marked as written', written),
  ...around('their email is written', written, email),
  point('after the job of their email', 'after', written, email, job),
  ...committed('an email with reminders', email),
  ...around('emails are claimed', claim),
  ...around('the attempt is counted', counted),
  point('before the mail server is called', 'before', mail),
  inWindow(point('when the email was said to be taken', 'after', mail)),
  ...around('an email is marked as sent', sent).map(inWindow),
  inWindow(point('after its job is forgotten', 'after', sent, forgotten)),
  inWindow(point('before the commit of the mark', 'before', sent, commit)),
  inWindow(point('during the commit of the mark', 'during', sent, commit)),
  // Other emails of the same claim may be in the window then.
  inWindow(point('after the commit of the mark', 'after', sent, commit)),
];

/** Other points at each turn, also where there are few turns. */
const STRIDE = 11;
export const nightPointOf = (turn: number): NightPoint => nightPoints[(turn * STRIDE) % nightPoints.length]!;
