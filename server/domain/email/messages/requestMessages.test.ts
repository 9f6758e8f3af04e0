import { describe, expect, it } from 'vitest';
import type { Email, RequestTold } from '../emails';
import { sender } from '../testing/testMailServer';
import { asMail, asText } from './render';
import { withoutCardNumbers } from './withoutCardNumbers';

const told = (over: Partial<RequestTold> = {}): RequestTold => ({
  requestNo: 'PR-2026-000123',
  kind: 'payment',
  flow: 'bank',
  status: 'submitted',
  statusReason: null,
  amountCents: 123_456,
  accountName: 'Ridge Farms LLC',
  source: 'Farm checking ••4417',
  target: '3 invoices',
  day: '2026-04-20',
  time: null,
  effectiveDate: '2026-04-20',
  postedOn: null,
  returnCode: null,
  mode: 'selected',
  deliveryMethod: null,
  branchName: null,
  comments: null,
  ...over,
});

const receipt = (over: Partial<RequestTold> = {}): Email => ({
  name: 'requestReceipt',
  request: told(over),
  authorization: 'I authorize a debit of $1,234.56.',
  cancelUntil: '2026-04-17T21:00:00.000Z',
});
const forOffice = (over: Partial<RequestTold> = {}): Email => ({
  name: 'requestForOffice',
  request: told(over),
  submittedBy: 'jane@example.com',
});
const changed = (over: Partial<RequestTold> = {}): Email => ({
  name: 'requestChanged',
  request: told(over),
});

describe('emails about a request', () => {
  it('tell who asked what is wanted, until when it can be cancelled, and what was agreed to', () => {
    const { subject, text } = asMail(receipt(), sender);

    expect(subject).toBe('We have your request PR-2026-000123 at Larkspur Basin Ag Supply');
    for (const words of [
      'We have your request. Nothing has left your bank yet.',
      'Request PR-2026-000123: $1,234.56 for Ridge Farms LLC.',
      'From: Farm checking ••4417. To: 3 invoices.',
      'Day of payment: Apr 20, 2026.',
      'You can cancel it in Payment Requests until Apr 17, 2026, 2:00 PM PDT.',
      'What you agreed to: I authorize a debit of $1,234.56.',
      sender.portalUrl,
    ])
      expect(text).toContain(words);
  });

  it('tell the office who asks, and that no answer to the email decides', () => {
    const pickup = { kind: 'pickup', flow: 'pickup', day: '2026-04-14', time: '14:30' } as const;
    const { subject, text } = asMail(forOffice({ ...pickup, comments: 'Call me first.' }), sender);

    expect(subject).toBe('PR-2026-000123: money from the deposit plan requested, $1,234.56');
    expect(text).toContain('jane@example.com requested money from the deposit plan.');
    expect(text).toContain('Pickup: Apr 14, 2026 at 2:30 PM.');
    expect(text).toContain('Comments: Call me first.');
    expect(text).toContain('Nobody reads replies to this email.');
  });

  it.each([
    [
      { status: 'returned', statusReason: 'The bank account is closed.' },
      'Returned',
      'The bank account is closed.',
    ],
    [{ status: 'rejected', statusReason: 'Wrong amount' }, 'Rejected', 'Wrong amount.'],
    [{ status: 'approved', statusReason: 'Thank you.' }, 'Approved', 'Note: Thank you.'],
    [{ status: 'posted', postedOn: '2026-04-22' }, 'Posted', 'Posted to your account on Apr 22, 2026.'],
  ] as const)('tell who asked where it stands: %j', (over, word, words) => {
    const { subject, text } = asMail(changed(over), sender);

    expect(subject).toBe(`PR-2026-000123: ${word}, at Larkspur Basin Ag Supply`);
    expect(text).toContain(words);
    expect(text.split('Wrong amount').length).toBeLessThan(3);
  });

  it.each([receipt(), forOffice(), changed({ status: 'noShow' })])('fit a text message', (letter) => {
    expect(asText(letter, sender)).toMatch(/PR-2026-000123/);
  });
});

describe('what somebody typed', () => {
  const hostile = '<img src=x onerror=alert(1)>\r\nBcc: all@example.com\u2028';

  it.each([
    receipt({ comments: hostile }),
    forOffice({ comments: hostile }),
    changed({ statusReason: hostile }),
  ])('means itself in an email, and reaches no header', (letter) => {
    const { subject, html } = asMail(letter, sender);

    expect(subject).not.toMatch(/Bcc|<|[\r\n\u2028]/);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
  });

  it.each([
    ['4111 1111 1111 1111', '••1111'],
    ['card 4111-1111-1111-1111, thanks', 'card ••1111, thanks'],
    ['5500005555555559', '••5559'],
    ['4111111111111112', '4111111111111112'],
    ['378282246310005', '••0005'],
    ['call 509 555 0110', 'call 509 555 0110'],
    ['99994111111111111111111', '99994111111111111111111'],
  ])('%s is told as %s', (typed, shown) => {
    expect(withoutCardNumbers(typed)).toBe(shown);
    expect(asMail(receipt({ comments: typed }), sender).text).toContain(shown);
    expect(asMail(changed({ status: 'returned', statusReason: typed }), sender).text).toContain(shown);
  });
});
