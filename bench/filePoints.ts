import { type Failpoint, itsCommit as commit } from './trap';

const lock = /insert into "ach_lock"/;
const traces = /insert into "ach_trace"/;
const file = /insert into "ach_batch"/;
const entries = /copy "ach_entry"/;
const answer = /update "idempotency"/;
const release = /update "ach_batch" set .*"released_at"/;
const send = /update "ach_batch" set .*"sent_at"/;
const away = /update "ach_batch" set .*"voided_at"/;
const free = /update "ach_entry" set "live"/;
const told = /update "request" set/;
const email = /insert into "outbox_message"/;
const checkSaid = /update "option_validation" set "status"/;

interface FilePoint {
  readonly name: string;
  readonly at: Failpoint;
}

const point = (name: string, moment: Failpoint['moment'], ...steps: readonly RegExp[]): FilePoint => ({
  name,
  at: { steps, moment },
});
const around = (what: string, text: RegExp): FilePoint[] => [
  point(`before ${what}`, 'before', text),
  point(`after ${what}`, 'after', text),
];
const committed = (what: string, text: RegExp): FilePoint[] =>
  (['before', 'during', 'after'] as const).map((moment) =>
    point(`${moment} the commit of ${what}`, moment, text, commit),
  );

/** Where a process dies that makes bank files: from the proposal to the last letter about a file that was sent. */
export const filePoints: readonly FilePoint[] = [
  ...around('the lock', lock),
  ...around('trace numbers are taken', traces),
  point('when account numbers are read', 'after', traces, /from "payment_option" where "option_id" in/),
  ...around('the file is written', file),
  ...around('its entries are written', entries),
  ...around('the answer is kept', answer),
  ...committed('a file', entries),
  point('before the answer leaves', 'before', entries, commit, /^answering$/),
  point('after the answer has left', 'after', entries, commit, /^answered$/),
  ...around('a file is released', release),
  ...committed('a release', release),
  ...around('a file is marked as sent', send),
  ...committed('that it was sent', send),
  ...around('a request is moved on', told),
  point('after a customer is told', 'after', told, email),
  ...committed('a request that is moved on', told),
  point('between two requests that are moved on', 'before', told, commit, told),
  ...around('a check of a bank account says that it was sent', checkSaid),
  ...committed('that a check was sent', checkSaid),
  ...around('a file is void', away),
  ...around('its requests are free', free),
  ...committed('that it is void', away),
];

/** Other points at each turn, also where there are few turns. */
const STRIDE = 7;
export const filePointOf = (turn: number): FilePoint => filePoints[(turn * STRIDE) % filePoints.length]!;
