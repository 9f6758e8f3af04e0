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

  it.each([
    [
      { deliveryMethod: 'mailed' },
      'We have your request PR-2026-000123 at Larkspur Basin Ag Supply',
      ['The check is on its way to us.', 'From: Check 1042. To: 3 invoices.', 'Mailed on Apr 20, 2026.'],
    ],
    [
      { deliveryMethod: 'branch', branchName: 'Pullman' },
      'We received your check (PR-2026-000123) at Larkspur Basin Ag Supply',
      ['We received your check at Pullman. It isn’t posted yet.', 'Handed over on Apr 20, 2026.'],
    ],
  ])('tell of a check that %j what is known of it, and of no authorization', (over, subject, words) => {
    const check = { flow: 'check', status: 'submitted', source: 'Check 1042', effectiveDate: null } as const;
    const email = asMail(
      { ...receipt({ ...check, ...over }), authorization: null, cancelUntil: null } as Email,
      sender,
    );

    expect(email.subject).toBe(subject);
    for (const one of [...words, 'If you know nothing of this check, call us.'])
      expect(email.text).toContain(one);
    expect(email.text).not.toContain('What you agreed to');
  });

  const refund = {
    kind: 'refund',
    flow: 'refund',
    source: 'Credit balance',
    target: 'Farm checking ••4417',
    day: null,
    effectiveDate: null,
    deliveryMethod: 'ach',
    mode: null,
  } as const;

  it('tell of a refund what comes back and whereto, and the office of what it is', () => {
    const asked = { ...receipt(refund), authorization: null } as Email;
    const { text } = asMail(asked, sender);
    for (const words of [
      'We have your request. Your credit is still on your account.',
      'From: Credit balance. To: Farm checking ••4417.',
      'You can cancel it in Payment Requests until Apr 17, 2026, 2:00 PM PDT.',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('What you agreed to');
    const office = asMail(forOffice(refund), sender);
    expect(office.subject).toBe('PR-2026-000123: refund of credit requested, $1,234.56');
    expect(office.text).toContain('jane@example.com requested a refund of credit.');
  });

  it.each<[Partial<RequestTold>, string]>([
    [{ status: 'approved' }, 'Our office approved it. We send the money to your bank account next.'],
    [{ status: 'approved', deliveryMethod: 'checkMail' }, 'Our office approved it. We mail the check next.'],
    [{ status: 'exported', effectiveDate: '2026-04-21' }, 'The money is in your account on Apr 21, 2026.'],
    [{ status: 'posted', postedOn: '2026-04-22' }, 'We sent the money to your bank account.'],
    [
      { status: 'rejected', statusReason: 'Your credit pays newer invoices.' },
      'Your credit pays newer invoices.',
    ],
    [{ status: 'returned', returnCode: 'R03' }, 'Your credit stays on your account.'],
    [
      { status: 'returned', returnCode: 'R03' },
      'Ask for it again with another bank account, or by check, or call us.',
    ],
  ])('tell of a refund that is %j: %s', (over, words) => {
    expect(asMail(changed({ ...refund, ...over }), sender).text).toContain(words);
  });

  it('tell of a check in the words of its status', () => {
    const check = { flow: 'check', status: 'expired', deliveryMethod: 'mailed' } as const;

    expect(asMail(changed(check), sender).text).toContain('We didn’t post this check in time.');
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
