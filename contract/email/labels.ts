/** Everything that the portal writes to people, by its name in the outbox, with the words that the office reads. */
export const emailKinds = {
  signInCode: 'Sign-in code',
  passwordCode: 'Code for a new password',
  signUpCode: 'Code for a new sign-in',
  contactCode: 'Code for an address or number',
  contactChanged: 'Change of an address or number',
  invitation: 'Invitation',
  securityNotice: 'Security notice',
  optionNotice: 'Bank account notice',
  requestReceipt: 'Receipt of a request',
  requestForOffice: 'Request, to the office',
  requestChanged: 'Change of a request',
  ticketCopy: 'Copy of a message',
  ticketForOffice: 'Message, to the office',
} as const;

const words: Readonly<Record<string, string | undefined>> = emailKinds;

/** The words for a kind of email as it was written; one that is not known any more is told by its name. */
export const emailKindLabels = (kind: string): string => words[kind] ?? kind;

/** Waits; was taken by a carrier; had nowhere to go; was given up. */
export const emailStates = ['queued', 'sent', 'kept', 'dead'] as const;

export type EmailState = (typeof emailStates)[number];

/** Why somebody in the office does not get to read an email. */
export const whyUnread = {
  secret: 'It carries a code, a password or a link, which nobody but its recipient may read.',
  forgotten: 'What it said is not kept.',
  unwritten: 'It could not be put into words.',
} as const;

export type WhyUnread = keyof typeof whyUnread;

export const emailSorts = ['created'] as const;

/** What the columns of the office's emails are called. */
export const emailColumns = {
  state: 'State',
  kind: 'Email',
  to: 'Recipient',
  created: 'Written',
  attempts: 'Attempts',
  reason: 'Why it failed',
} as const;
