/** Everything that is written to the audit, by its name there, with the words that the office reads. */
export const auditActions = {
  'session.started': 'Signed in',
  'session.refused': 'Sign-in failed',
  'session.ended': 'Signed out',
  'call.refused': 'Was refused a call',
  'user.created': 'Created a user',
  'user.deleted': 'Deleted a user',
  'user.flags': 'Changed permissions',
  'user.accounts': 'Changed linked accounts',
  'user.profile': 'Changed name or phone',
  'user.email': 'Changed an e-mail address',
  'user.phoneNumber': 'Changed the phone number of a sign-in',
  'user.takenBack': 'Took a change of address or number back',
  'user.invited': 'Sent an invitation again',
  'user.password': 'Had a password reset',
  'user.codes': 'Took off sign-in codes',
  'user.disabled': 'Disabled a user',
  'user.enabled': 'Enabled a user',
  'user.signedOut': 'Signed a user out everywhere',
  'option.added': 'Added a bank account',
  'option.changed': 'Changed a bank account',
  'option.removed': 'Removed a bank account',
  'request.placed': 'Asked for money to move',
  'request.moved': 'Moved a request',
  'export.made': 'Took data along as a file',
  'import.uploaded': 'Uploaded a drop',
  'import.applied': 'Applied a drop',
  'import.dismissed': 'Dismissed a drop',
  'import.rolledBack': 'Rolled a drop back',
  'settings.changed': 'Changed the company settings',
  'letter.requeued': 'Sent an email again',
} as const;

export type AuditAction = keyof typeof auditActions;

const words: Readonly<Record<string, string | undefined>> = auditActions;

/** The words for an action as it was written; one that is not known any more is told by its name. */
export const actionWords = (action: string): string => words[action] ?? action;

/** Kinds of things that an event is about. */
export const auditEntities = [
  'session',
  'call',
  'user',
  'option',
  'request',
  'export',
  'import',
  'settings',
  'letter',
] as const;

export type AuditEntity = (typeof auditEntities)[number];

/** Columns that the list can be sorted by; "-" in front turns the order around. */
export const auditSorts = ['at'] as const;

/** What can be wrong with an event of the chain. */
export const chainFaults = ['changed', 'missing', 'cut'] as const;

type ChainFault = (typeof chainFaults)[number];

const why: Readonly<Record<ChainFault, string>> = {
  changed: 'is not as it was written',
  missing: 'is missing',
  cut: 'is not there, though the end of the chain says so',
};

const count = (events: number): string => `${events.toLocaleString('en-US')} events`;

/** "All 1,204 events hold.", or which one does not and why. */
export function verdictWords({
  events,
  broken,
}: {
  readonly events: number;
  readonly broken: { readonly seq: number; readonly why: ChainFault } | null;
}): string {
  if (broken === null) return events === 1 ? 'The one event holds.' : `All ${count(events)} hold.`;
  const { seq, why: reason } = broken;
  const tampered = `Tampered with: event ${seq.toLocaleString('en-US')} ${why[reason]}.`;
  if (events === 0) return tampered;
  return `${tampered} ${events === 1 ? 'The one event before it holds' : `The ${count(events)} before it hold`}.`;
}

/** What became of a head that was noted earlier. */
export const notedWords = (seq: number | null): string =>
  seq === null
    ? 'The head that was noted is not in the chain: events were removed, or the chain was written anew.'
    : `The head that was noted is that of event ${seq.toLocaleString('en-US')}: nothing up to it was changed or removed.`;

/** Whether it is a hash in hex, as heads are told. */
export const isHead = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** What the columns of the audit log are called, on the screen and in its file. */
export const auditColumns = {
  action: 'What',
  actor: 'Who',
  subject: 'About',
  which: 'Which',
  at: 'When',
  ip: 'Network address',
  seq: 'Number',
  code: 'Action',
  entity: 'Kind',
  before: 'Before',
  after: 'After',
  userAgent: 'Browser',
  requestId: 'Request number',
  prevHash: 'Hash before',
  hash: 'Hash',
} as const;
