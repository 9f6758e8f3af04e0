import type { AuditDetail, AuditEvent, AuditTotals, ChainVerdict } from '@contract/audit/schema';
import type { SuppressedAddress, Email, EmailDetail, EmailTotals } from '@contract/email/schema';

const booksZone = 'America/Los_Angeles';
const hash = (digit: string) => digit.repeat(64);

const anAuditEvent = (over: Partial<AuditEvent> = {}): AuditEvent => ({
  seq: 1204,
  at: '2026-11-06T16:12:00.000Z',
  actor: 'office@larkspur.example.com',
  subject: 'dana@example.com',
  action: 'user.flags',
  entity: 'user',
  entityId: 'dana@example.com',
  ip: '192.0.2.14',
  ...over,
});

export const anAuditDetail = (over: Partial<AuditDetail> = {}): AuditDetail => ({
  ...anAuditEvent(),
  before: JSON.stringify({ deposit_plan: false, admin: false, accounts: ['00117'] }),
  after: JSON.stringify({ deposit_plan: true, admin: false, accounts: ['00117', '00200'] }),
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0',
  requestId: 'req-7f3a21',
  prevHash: hash('b'),
  hash: hash('a'),
  ...over,
});

export const anAuditPage = (rows: readonly AuditEvent[] = someEvents) => ({
  rows: [...rows],
  next: null,
  previous: null,
});

const someEvents: readonly AuditEvent[] = [
  anAuditEvent(),
  anAuditEvent({
    seq: 1203,
    at: '2026-11-06T15:58:00.000Z',
    action: 'request.moved',
    entity: 'request',
    entityId: 'PR-2026-000123',
  }),
  anAuditEvent({
    seq: 1202,
    at: '2026-11-06T15:41:00.000Z',
    actor: 'nobody',
    action: 'session.refused',
    entity: 'session',
    entityId: null,
    ip: '203.0.113.8',
  }),
  anAuditEvent({
    seq: 1201,
    at: '2026-11-06T15:30:00.000Z',
    actor: 'dana@example.com',
    subject: '00117',
    action: 'export.made',
    entity: 'export',
    entityId: '/api/payments/export',
  }),
];

export const someAuditTotals = (rows = 1204): AuditTotals => ({ rows, booksZone });

export const aVerdict = (over: Partial<ChainVerdict> = {}): ChainVerdict => ({
  events: 1204,
  head: hash('a'),
  broken: null,
  noted: null,
  at: '2026-11-06T16:15:00.000Z',
  ...over,
});

const anEmail = (over: Partial<Email> = {}): Email => ({
  id: '0196280f-0000-7000-8000-0000000000a1',
  channel: 'mail',
  kind: 'requestReceipt',
  recipient: 'dana@example.com',
  state: 'sent',
  attempts: 1,
  lastError: null,
  createdAt: '2026-11-06T16:12:00.000Z',
  sentAt: '2026-11-06T16:12:01.000Z',
  requeuedAt: null,
  canRequeue: false,
  ...over,
});

const given = {
  state: 'dead',
  sentAt: null,
  lastError: 'The mail server didn’t take the email (EENVELOPE 550).',
} as const;

export const aDeadEmail = (over: Partial<Email> = {}): Email =>
  anEmail({ ...given, id: '0196280f-0000-7000-8000-0000000000a2', canRequeue: true, ...over });

export const someEmails = (): Email[] => [
  aDeadEmail({ recipient: 'noor@example.com' }),
  anEmail(),
  anEmail({
    id: '0196280f-0000-7000-8000-0000000000a3',
    kind: 'signInCode',
    state: 'queued',
    sentAt: null,
    attempts: 0,
  }),
  anEmail({
    ...given,
    id: '0196280f-0000-7000-8000-0000000000a4',
    kind: 'invitation',
    recipient: 'new.hand@example.com',
  }),
];

export const anEmailDetail = (over: Partial<EmailDetail> = {}): EmailDetail => ({
  ...anEmail(),
  body: {
    subject: 'We have your request PR-2026-000123 at Larkspur Basin Supply',
    text: 'We have your request.',
    blocks: [
      { kind: 'words', text: 'We have your request. Nothing has left your bank yet.', address: null },
      { kind: 'typed', text: 'Please take it <b>after</b> the 15th.\nThanks', address: null },
      { kind: 'link', text: 'See your request', address: 'https://portal.example.com' },
    ],
  },
  whyUnread: null,
  mark: null,
  canCopy: false,
  copyOf: null,
  ...over,
});

/** A notice that came back, and its address since then. */
export const aReturnedEmail = (over: Partial<EmailDetail> = {}): EmailDetail =>
  anEmailDetail({
    kind: 'noticeDigest',
    state: 'bounced',
    lastError: 'The email came back: there’s no such mailbox (Permanent General).',
    mark: aSuppressedAddress(),
    canCopy: true,
    ...over,
  });

export const aSuppressedAddress = (over: Partial<SuppressedAddress> = {}): SuppressedAddress => ({
  address: 'dana@example.com',
  reason: 'bounced',
  since: '2026-11-06T16:12:40.000Z',
  kind: 'noticeDigest',
  ...over,
});

export const someEmailTotals = (over: Partial<EmailTotals> = {}): EmailTotals => ({
  rows: 4,
  states: { queued: 1, sent: 1, kept: 0, dead: 2, bounced: 0, complained: 0 },
  booksZone,
  ...over,
});
