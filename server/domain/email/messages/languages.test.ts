import { describe, expect, it } from 'vitest';
import { inLanguage } from '@locales/inLanguage';
import type { Language } from '@locales/language';
import type { Email, EmailName, RequestTold, SecurityEvent, TicketTold } from '../emails';
import { sender } from '../testing/testMailServer';
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
] as const satisfies readonly SecurityEvent[];

const optionNotice = {
  name: 'optionNotice',
  by: 'jane@example.com',
  nickname: 'Palouse',
  bankName: 'Whitman Bank',
  masked: '••4417',
  accounts: ['00117', '00200'],
  at,
} as const;

/** Every email in every form that it takes. A kind without one does not compile. */
const emails: { readonly [N in EmailName]: readonly Extract<Email, { readonly name: N }>[] } = {
  signInCode: [{ name: 'signInCode', code: '482913', minutes: 3 }],
  passwordCode: [{ name: 'passwordCode', code: '482913', minutes: 10 }],
  signUpCode: [{ name: 'signUpCode', code: '482913', hours: 1 }],
  contactCode: [{ name: 'contactCode', code: '482913', hours: 24 }],
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
  ticketCopy: (['email', 'phone', 'text'] as const).map((replyBy) => ({
    name: 'ticketCopy',
    ticket: { ...ticket, replyBy },
  })),
  ticketForOffice: [{ name: 'ticketForOffice', ticket }],
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
  [sender.companyName, sender.portalUrl, 'jane@example.com', 'Whitman Bank'].reduce(
    (left, name) => left.replaceAll(name, ''),
    text,
  );

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
