import { describe, expect, it } from 'vitest';
import type { Email, EmailName, TicketTold } from '../emails';
import { emailKinds } from '@contract/email/labels';
import { undoChangePath } from '@contract/rules/contactHold';
import { isSecret, lifeSeconds } from '../lifetime';
import { sender } from '../testing/testMailServer';
import { asMail, asText } from './render';

const at = '2026-11-06T16:00:00.000Z';

const letters: readonly (readonly [Email, string])[] = [
  [{ name: 'signInCode', code: '482913', minutes: 3 }, '3 minutes'],
  [{ name: 'passwordCode', code: '482913', minutes: 10 }, '10 minutes'],
  [{ name: 'signUpCode', code: '482913', hours: 1 }, '1 hour'],
  [{ name: 'contactCode', code: '482913', hours: 24 }, '24 hours'],
  [
    { name: 'invitation', username: 'jane@example.com', temporaryPassword: 'Wheat&482913', days: 7 },
    '7 days',
  ],
  [{ name: 'securityNotice', event: 'passwordChanged', at }, 'Nov 6, 2026, 8:00 AM PST'],
  [{ name: 'securityNotice', event: 'passwordReset', at }, 'was reset'],
  [{ name: 'securityNotice', event: 'codeMethodsChanged', at }, 'sign-in codes was changed'],
  [{ name: 'securityNotice', event: 'contactTakenBack', at }, 'was undone'],
  [{ name: 'securityNotice', event: 'signedOutEverywhere', at }, 'on all devices'],
];

it('has a label for the office, whatever it is about', () => {
  // A kind without one does not compile.
  const labels: Readonly<Record<EmailName, string>> = emailKinds;
  for (const [{ name }] of letters) expect(labels[name]).toMatch(/^[A-Z]/);
});

describe.each(letters)('%j', (letter, mentioned) => {
  const mail = asMail(letter, sender);
  const phone = asText(letter, sender);

  it('says by mail and by text what it is about, and whose it is', () => {
    for (const text of [mail.text, mail.html, phone]) {
      expect(text).toContain(mentioned);
      expect(text).toContain('Larkspur Basin Ag Supply');
      expect(text.includes('482913')).toBe(letter.name !== 'securityNotice');
    }
    expect(mail.subject).toContain('Larkspur Basin Ag Supply');
    expect(mail.subject).not.toContain('482913');
  });

  it('says whom to call, and that nobody asks for a code', () => {
    expect(mail.text).toContain('509-555-0110');
    if (letter.name !== 'securityNotice')
      expect(mail.text).toMatch(/We never ask for (this code|a password)/);
    expect(asMail(letter, { ...sender, supportPhone: undefined }).text).not.toMatch(
      /call .*undefined|Questions/,
    );
  });

  it('leads nowhere but to the portal', () => {
    const addresses = [...`${mail.text} ${mail.html} ${phone}`.matchAll(/https?:[^\s"<]+/g)].map(
      ([url]) => url,
    );
    expect(new Set(addresses)).toEqual(new Set(letter.name === 'invitation' ? [sender.portalUrl] : []));
    expect(asMail(letter, { ...sender, portalUrl: undefined }).html).not.toContain('<a ');
  });

  it.each(['Ag', 'Åland Ängs & Körn Œuvre 農業 {Supply} Company of the Whole Wide Valley '.repeat(4)])(
    'fits one text message of a company named %s',
    (companyName) => {
      const text = asText(letter, { ...sender, companyName });
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text).toMatch(/^[\x20-\x7eÅåÄäÖöÆæÉÑÜñüàèéìòù]+$/);
    },
  );
});

describe('a message to the company', () => {
  const ticket: TicketTold = {
    ticketNo: 'CT-2026-000045',
    topic: 'billing',
    about: 'invoice:0048213',
    accountName: 'Ada Farms LLC',
    sentBy: 'jane@example.com',
    sentAt: at,
    replyBy: 'phone',
    replyTo: '(509) 555-0142',
    message: 'Card 4111 1111 1111 1111\r\nBcc: all@example.com\u2028<b>\u202egnp</b>\0\n.',
    attachments: ['Scale ticket.pdf'],
  };

  it.each([
    [
      'ticketCopy',
      'We have your message CT-2026-000045 at Larkspur Basin Ag Supply',
      'by phone at (509) 555-0142',
    ],
    ['ticketForOffice', 'CT-2026-000045: Billing question', 'Answer by phone: (509) 555-0142'],
  ] as const)('%s says what was written as it was, but for card numbers', (name, subject, reply) => {
    const mail = asMail({ name, ticket }, sender);
    expect(mail.subject).toBe(subject);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(reply);
      expect(part).toContain('Invoice 0048213');
      expect(part).toContain('Ada Farms LLC');
      expect(part).toContain('Scale ticket.pdf');
      expect(part).toContain('Card ••1111');
      expect(part).not.toMatch(/4111|[\0\r\u2028\u202e]/);
    }
    expect(mail.text).toContain('> Card ••1111\n> Bcc: all@example.com\n> <b>gnp</b>\n> .\n');
    expect(mail.html).toContain(
      'Card ••1111<br>Bcc: all@example.com<br>&lt;b&gt;gnp&lt;/b&gt;<br>.</blockquote>',
    );
  });

  it('messageAnswered says the reply above what it is a reply to, without card numbers', () => {
    const text = 'We cannot take 4111 1111 1111 1111 by mail.\n<b>Call us.</b>';
    const mail = asMail({ name: 'messageAnswered', ticket, text }, sender);

    expect(mail.subject).toBe('We answered your message CT-2026-000045 at Larkspur Basin Ag Supply');
    expect(mail.text).toContain('> We cannot take ••1111 by mail.\n> <b>Call us.</b>\n');
    expect(mail.text.indexOf('> We cannot')).toBeLessThan(mail.text.indexOf('> Card ••1111'));
    expect(mail.html).toContain('&lt;b&gt;Call us.&lt;/b&gt;');
    expect(mail.text + mail.html).not.toMatch(/4111|[\0\r\u2028\u202e]/);
  });
});

describe('every page', () => {
  it('has the company’s name on its bar', () => {
    const { html } = asMail({ name: 'signInCode', code: '482913', minutes: 3 }, sender);
    expect(html).toMatch(/<div style="[^"]*background: #[^"]*">Larkspur Basin Ag Supply<\/div>/);
    expect(html).not.toMatch(/<img|<link|url\(|<style/);
  });
});

describe('a notice of a bank account', () => {
  const notice = (over: object = {}): Email => ({
    name: 'optionNotice',
    event: 'added',
    by: 'jane@example.com',
    nickname: 'Farm checking',
    bankName: 'Palouse Bank',
    masked: '••4417',
    accounts: ['00117', '00200'],
    at,
    ...over,
  });

  it.each([
    [
      'added',
      'saved the bank account “Farm checking ••4417 at Palouse Bank” to pay for accounts 00117 and 00200.',
    ],
    ['removed', 'deleted the bank account “Farm checking ••4417 at Palouse Bank”'],
  ])('that was %s says who, when and what to do, and leads nowhere', (event, words) => {
    const { subject, text } = asMail(notice({ event }), sender);

    expect(subject).toBe(`A bank account was ${event} at Larkspur Basin Ag Supply`);
    expect(text).toContain(`On Nov 6, 2026, 8:00 AM PST, jane@example.com ${words}`);
    expect(text).toMatch(/If not, call us at .* at once, and choose a new password/);
    expect(text).not.toContain('http');
    expect(asText(notice({ event }), sender)).toContain(`ending in 4417 ${event}`);
  });
});

it('a notice of a view says when, for how long, that nothing could be changed, and leads nowhere', () => {
  const notice: Email = { name: 'viewedAs', at, minutes: 30 };
  const { subject, text } = asMail(notice, sender);

  expect(subject).toBe('Our office looked at your portal at Larkspur Basin Ag Supply');
  expect(text).toContain('On Nov 6, 2026, 8:00 AM PST, someone from our office opened the portal');
  expect(text).toContain('for up to 30 minutes. They couldn’t pay or change anything.');
  expect(text).toContain('If you didn’t ask us anything, call us at 509-555-0110.');
  expect(text).not.toContain('http');
  expect(asText(notice, sender)).toMatch(/^Larkspur Basin Ag Supply: our office looked at your portal/);
});

describe('hostile words', () => {
  const hostile = '<b onclick="x">Jane</b> & \'Co\'';
  const invitation = (over: object = {}): Email => ({
    name: 'invitation',
    username: hostile,
    temporaryPassword: '<i>"&\'</i>',
    days: 7,
    ...over,
  });

  it('mean themselves in both parts', () => {
    const { text, html } = asMail(invitation(), { ...sender, companyName: hostile });
    expect(text).toContain(hostile);
    expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;Jane&lt;/b&gt; &amp; &#39;Co&#39;');
    expect(html).toContain('&lt;i&gt;&quot;&amp;&#39;&lt;/i&gt;');
    expect(html).not.toMatch(/<b>|<b |<i>|onclick="/);
  });

  it.each(['\r\nBcc: all@example.com', '\nX-Evil: 1', '\rX', '\0', '\u2028X', '\u2029X', '\u0085X'])(
    'cannot open a header: %j',
    (words) => {
      const letter: Email = { name: 'signInCode', code: '482913', minutes: 10 };
      expect(() => asMail(letter, { ...sender, companyName: `Ag${words}` })).toThrow('header');
    },
  );

  it.each([
    ['7'.repeat(161), 'tooLong'],
    ['{'.repeat(60), 'tooLong'],
    ['pass\u2028word', 'character'],
    ['пароль12A!', 'character'],
  ])('that a phone cannot show whole are not sent: %j', (temporaryPassword, why) => {
    expect(() => asText(invitation({ temporaryPassword }), sender)).toThrow(why);
  });
});

describe.each([
  ['email', 'email address'],
  ['phone_number', 'phone number'],
] as const)('the email of a changed %s', (attribute, what) => {
  const token = 'T'.repeat(43);
  const letter: Email = { name: 'contactChanged', attribute, at, token, hours: 72 };
  const mail = asMail(letter, sender);

  it('says what was changed, what holds meanwhile, and whom to call', () => {
    expect(mail.subject).toBe(`Your ${what} was changed at ${sender.companyName}`);
    expect(mail.text).toContain(`On Nov 6, 2026, 8:00 AM PST, the ${what} of your sign-in was changed.`);
    expect(mail.text).toContain('72 hours');
    expect(mail.text).toContain('509-555-0110');
  });

  it('leads to the page that takes it back, with the token where no server reads it', () => {
    const address = `${sender.portalUrl}${undoChangePath}#${token}`;
    expect(mail.text).toContain(`Undo the change: ${address}`);
    expect(mail.html).toContain(`href="${address}"`);
    expect(mail.text.split(token)).toHaveLength(2);
    expect(mail.subject).not.toContain(token);
  });

  it('has no link where the portal’s address is not known, and none in a text message', () => {
    const without = asMail(letter, { ...sender, portalUrl: undefined });
    expect(without.text + without.html).not.toContain(token);
    expect(without.text).toContain('If it wasn’t you, call us');
    const text = asText(letter, sender);
    expect(text).not.toContain(token);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it('is read by nobody but its recipient, and not sent when it would come too late', () => {
    expect(isSecret('contactChanged')).toBe(true);
    expect(lifeSeconds(letter)).toBe(72 * 3600);
  });
});
