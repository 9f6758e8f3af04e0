import { describe, expect, it } from 'vitest';
import { inLanguage } from '@locales/inLanguage';
import type { Language } from '@locales/language';
import type { Email, EmailName, RequestTold, SecurityEvent, TicketTold } from '../emails';
import type { NoticeFacts } from '@server/domain/notices/facts';
import { sender } from '../testing/testMailServer';
import { debitEmails, installmentEmail, planEmails } from '../testing/debitEmails';
import { asMail, asText } from './render';

const at = '2026-11-06T16:00:00.000Z';

const ticket: TicketTold = {
  ticketNo: 'CT-2026-000045',
  topic: 'billing',
  about: 'invoice:0048213',
  accountName: 'Ada LLC',
  sentBy: 'jane@example.com',
  sentAt: at,
  replyBy: 'phone',
  replyTo: '(509) 555-0142',
  message: '…',
  attachments: ['ticket.pdf'],
};

const request: RequestTold = {
  requestNo: 'PR-2026-000123',
  kind: 'payment',
  flow: 'bank',
  status: 'submitted',
  statusReason: null,
  amountCents: 123_456,
  accountName: 'Ada LLC',
  source: 'Palouse ••4417',
  target: '3 invoices',
  day: '2026-04-20',
  time: null,
  effectiveDate: '2026-04-20',
  postedOn: null,
  returnCode: null,
  mode: 'selected',
  deliveryMethod: null,
  branchName: null,
  comments: '…',
};
const pickup = { kind: 'pickup', flow: 'pickup', deliveryMethod: 'checkPickup', time: '14:30' } as const;

const notices = [
  'passwordChanged',
  'passwordReset',
  'codeMethodsChanged',
  'contactTakenBack',
  'signedOutEverywhere',
  'pushAdded',
  'textAdded',
  'textRemoved',
] as const satisfies readonly SecurityEvent[];

const bank = { nickname: 'Palouse', bankName: 'Whitman Bank', masked: '••4417' } as const;
const optionNotice = {
  name: 'optionNotice',
  by: 'jane@example.com',
  ...bank,
  accounts: ['00117', '00200'],
  at,
} as const;
const optionCheck = { name: 'optionCheck', ...bank } as const;

/** Of each kind of notice one that is told by email. */
const told: readonly NoticeFacts[] = [
  { kind: 'statement', facts: { through: '2026-04-20', due: '2026-05-15', cents: 1_234_56 } },
  { kind: 'statement', facts: { through: '2026-04-20', due: '2026-05-15', cents: -5 } },
  { kind: 'document', facts: { invoices: ['I-7'], contracts: [] } },
  { kind: 'document', facts: { invoices: ['I-7', 'I-8'], contracts: ['PC-7'] } },
  { kind: 'document', facts: { invoices: [], contracts: ['PC-7', 'PC-8'] } },
  { kind: 'dueSoon', facts: { day: '2026-04-20', cents: 5_00, count: 1 } },
  { kind: 'pastDue', facts: { day: '2026-04-20', cents: 5_00, count: 2 } },
  { kind: 'discountEnding', facts: { day: '2026-04-20', cents: 5_00, count: 2 } },
  { kind: 'prepayLow', facts: { contractNo: 'PC-7', leftCents: 9_00, bookedCents: 100_00 } },
  { kind: 'priceLockEnding', facts: { contractNo: 'PC-7', day: '2026-04-20', leftCents: 9_00 } },
  { kind: 'depositMovement', facts: { plan: 'Plan', inCents: 5_00, outCents: 0, day: '2026-04-20' } },
  { kind: 'depositMovement', facts: { plan: 'Plan', inCents: 0, outCents: 5_00, day: '2026-04-20' } },
  { kind: 'rateChanged', facts: { plan: 'Plan', day: '2026-04-20', low: '0.0425', high: '0.0425' } },
  { kind: 'rateChanged', facts: { plan: 'Plan', day: '2026-04-20', low: '0.04', high: '0.0425' } },
  { kind: 'paymentPosted', facts: { cents: 5_00, day: '2026-04-20' } },
];

/** Every email in every form that it takes. A kind without one does not compile. */
const emails: { readonly [N in EmailName]: readonly Extract<Email, { readonly name: N }>[] } = {
  signInCode: [{ name: 'signInCode', code: '482913', minutes: 3 }],
  passwordCode: [{ name: 'passwordCode', code: '482913', minutes: 10 }],
  signUpCode: [{ name: 'signUpCode', code: '482913', hours: 1 }],
  contactCode: [{ name: 'contactCode', code: '482913', hours: 24 }],
  textCode: [], // Said to phones alone: textMessages.test.ts.
  textNotice: [],
  textAnswer: [],
  invitation: [{ name: 'invitation', username: 'jane@example.com', temporaryPassword: 'W8&482913', days: 7 }],
  securityNotice: notices.map((event) => ({ name: 'securityNotice', event, at })),
  contactChanged: (['email', 'phone_number'] as const).map((attribute) => ({
    name: 'contactChanged',
    attribute,
    at,
    token: 'T'.repeat(43),
    hours: 72,
  })),
  optionNotice: [
    { ...optionNotice, event: 'added' },
    { ...optionNotice, event: 'removed', bankName: null, accounts: [] },
  ],
  scheduled: [...debitEmails('scheduled'), installmentEmail],
  autopay: debitEmails('autopay'),
  viewedAs: [{ name: 'viewedAs', at, minutes: 30 }],
  secondPerson: [
    { name: 'secondPerson', count: 1 },
    { name: 'secondPerson', count: 3 },
  ],
  optionCheck: [
    { ...optionCheck, event: 'depositsSent', arrivesOn: '2026-11-09', lastDay: '2026-11-23' },
    { ...optionCheck, event: 'prenoteSent', goodFrom: '2026-11-13', bankName: null },
    { ...optionCheck, event: 'confirmed' },
    { ...optionCheck, event: 'wrongAmounts' },
    { ...optionCheck, event: 'lapsed' },
    { ...optionCheck, event: 'returned', code: 'R03' },
  ],
  requestReceipt: [
    { name: 'requestReceipt', request, authorization: '…', cancelUntil: at },
    { name: 'requestReceipt', request: { ...request, ...pickup }, authorization: null, cancelUntil: null },
  ],
  requestForOffice: [
    { name: 'requestForOffice', request, submittedBy: 'jane@example.com' },
    { name: 'requestForOffice', request: { ...request, ...pickup }, submittedBy: 'jane@example.com' },
  ],
  requestChanged: (
    [
      { status: 'approved', statusReason: '…' },
      { status: 'returned', returnCode: 'R01' },
      { status: 'posted', postedOn: '2026-04-22', accountName: null },
      { ...pickup, status: 'ready', branchName: 'Tekoa' },
    ] as const
  ).map((over) => ({ name: 'requestChanged', request: { ...request, ...over } })),
  requestQuestion: [{ name: 'requestQuestion', request, text: '…' }],
  ticketCopy: (['email', 'phone', 'text'] as const).map((replyBy) => ({
    name: 'ticketCopy',
    ticket: { ...ticket, replyBy },
  })),
  ticketForOffice: [{ name: 'ticketForOffice', ticket }],
  messageAnswered: [{ name: 'messageAnswered', ticket, text: '…' }],
  announcement: [
    {
      name: 'announcement',
      english: { title: 'Early pay', paragraphs: ['Fertilizer is in.', 'Call your branch.'] },
      spanish: { title: 'Pago anticipado', paragraphs: ['Ya hay fertilizante.', 'Llame a su sucursal.'] },
    },
  ],
  notice: told.map((one) => ({ name: 'notice', notice: one })),
  noticeDigest: [
    { name: 'noticeDigest', notices: told, more: 0 },
    { name: 'noticeDigest', notices: told, more: 3 },
  ],
  accessRequest: (['received', 'linked', 'rejected'] as const).map((event) => ({
    name: 'accessRequest',
    event,
    requestNo: 'AR-2026-000045',
  })),
  disputeSettled: (['resolve', 'unresolve'] as const).map((event) => ({
    name: 'disputeSettled',
    ticket: { ...ticket, about: 'dispute:0048213#2' },
    memoNo: 'CM-1',
    event,
  })),
  promise: (['made', 'changed', 'withdrawn'] as const).map((event) => ({
    name: 'promise',
    event,
    accountName: 'Ada LLC',
    invoiceNo: event === 'made' ? null : '0048213',
    day: '2026-12-04',
    amountCents: 50_000,
    byOffice: event === 'changed',
  })),
  paymentPlan: planEmails,
  noteMention: [
    {
      name: 'noteMention',
      by: 'rita@example.com',
      accountName: 'Ada Farms LLC',
      at: ticket.sentAt,
      text: '…',
    },
  ],
};

const mailIn = (language: Language, letter: Email) => inLanguage(language, () => asMail(letter, sender));
const textIn = (language: Language, letter: Email) => inLanguage(language, () => asText(letter, sender));

/** Words that no Spanish sentence has. */
const english =
  /\b(the|your?|you're|this|that|was|is|are|if|not|with|within|for|of|to|at|and|call|us|we|code|password|sign|request|payment|account|questions|minutes?|hours?|days?|from|on|by|Apr 20|AM|PM|invoices?)\b/i;

describe.each(Object.values(emails).flat())('%j', (letter) => {
  const [mail, spanish] = [mailIn('en', letter), mailIn('es', letter)];

  it('says its language and direction to whoever reads it aloud', () => {
    expect(mail.html).toContain('<html lang="en" dir="ltr">');
    expect(spanish.html).toContain('<html lang="es" dir="ltr">');
  });

  it('is Spanish all through for who reads Spanish', () => {
    expect(spanish.subject).not.toBe(mail.subject);
    const own = withoutNames(`${spanish.subject}\n${spanish.text}`);
    expect(own.match(english)?.[0]).toBeUndefined();
    expect(withoutNames(mail.text)).toMatch(english);
    expect(spanish.text).toMatch(/¿Preguntas\? Llame al 509-555-0110\.\n$/);
  });

  it('fits one text message in Spanish, with the company’s whole name and no sign that phones lack', () => {
    const text = textIn('es', letter);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toContain(sender.companyName);
    expect(withoutNames(text).match(english)?.[0]).toBeUndefined();
  });
});

/** What stays as it is in any language. */
const withoutNames = (text: string): string =>
  [
    '/my-account/payments/autopay',
    '/my-account/payments/scheduled',
    sender.companyName,
    sender.portalUrl,
    'jane@example.com',
    'Whitman Bank',
  ].reduce((left, name) => left.replaceAll(name, ''), text.replaceAll(/https:\S+/g, ''));

it('writes sums, days and times as the language does', () => {
  const letter: Email = {
    name: 'requestReceipt',
    request: { ...request, ...pickup },
    authorization: null,
    cancelUntil: at,
  };

  expect(mailIn('en', letter).text).toContain('Pickup: Apr 20, 2026 at 2:30 PM.');
  const { text } = mailIn('es', letter);
  expect(text).toContain('Solicitud PR-2026-000123: $1,234.56 para Ada LLC.');
  expect(text).toContain('Retiro: 2:30 p.m. del 20 abr 2026.');
  expect(text).toContain('hasta el 6 nov 2026, 8:00 a.m. PST.');
});
