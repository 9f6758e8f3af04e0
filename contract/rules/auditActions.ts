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
  'letter.requeued': 'Sent a letter again',
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
