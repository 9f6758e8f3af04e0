import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { asMail } from '../messages/render';
import { sender } from '../testing/testMailServer';
import { headersOf } from '../testing/headersOf';
import { smtpReceiver } from '../testing/smtpReceiver';
import type { Mail } from '../transport';
import { smtpTransport } from './smtp';
import type { SmtpServer } from './smtpServer';

const from = { name: 'Larkspur Basin Ag Supply', address: 'portal@example.com' };
const over = (server: SmtpServer) => smtpTransport({ server, from });

const aMail = (changes: Partial<Mail> = {}): Mail => ({
  messageId: '7a0c7f9e-0000-4000-8000-000000000001',
  to: 'jane@example.org',
  ...asMail({ name: 'signInCode', code: '482913', minutes: 10 }, sender),
  ...changes,
});

const refusal = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code });

describe('a mail over SMTP', () => {
  it('brings along the files that are made for it, byte for byte', async () => {
    const { address, received } = await smtpReceiver();
    const bytes = Buffer.from([0, 255, 13, 10, 37]);
    await over(address).send(aMail({ attachments: [{ name: 'statement_00117.pdf', bytes }] }));

    const { raw } = received[0]!;
    expect(raw).toContain('Content-Type: application/pdf; name=statement_00117.pdf');
    expect(raw).toContain('Content-Disposition: attachment; filename=statement_00117.pdf');
    expect(raw).toContain(bytes.toString('base64'));
  });

  it('has the headers of the template, and no others', async () => {
    const { address, received } = await smtpReceiver();

    expect(await over(address).send(aMail())).toBe('sent');
    expect(received).toMatchObject([{ to: ['jane@example.org'], encrypted: false }]);
    const { Date: date, 'Content-Type': type, ...headers } = headersOf(received[0]!.raw);
    expect(headers).toEqual({
      From: 'Larkspur Basin Ag Supply <portal@example.com>',
      To: 'jane@example.org',
      Subject: 'Your sign-in code for Larkspur Basin Ag Supply',
      'Message-ID': '<7a0c7f9e-0000-4000-8000-000000000001@example.com>',
      'X-Entity-Ref-ID': '7a0c7f9e-0000-4000-8000-000000000001',
      'Auto-Submitted': 'auto-generated',
      'MIME-Version': '1.0',
    });
    expect(Date.parse(date!)).not.toBeNaN();
    expect(type).toMatch(/^multipart\/alternative; /);
    expect(received[0]!.raw).toMatch(/text\/plain[^]*482913[^]*text\/html[^]*482913/);
  });

  it('says where its reader stops more of them, by one post', async () => {
    const { address, received } = await smtpReceiver();
    await over(address).send(
      aMail({ unsubscribe: 'https://portal.example.com/api/notices/unsubscribe/x.y' }),
    );

    expect(headersOf(received[0]!.raw)).toMatchObject({
      'List-Unsubscribe': '<https://portal.example.com/api/notices/unsubscribe/x.y>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it.each([
    { to: 'jane@example.org\r\nBcc: all@example.org' },
    { to: 'jane@example.org, all@example.org' },
    { to: 'Jane <jane@example.org>' },
    { to: 'jane@example.org (all@example.org)' },
    { to: '' },
    { subject: 'Hello\r\nBcc: all@example.org' },
    { subject: 'Hello\u2028Bcc: all@example.org' },
  ])('with %j never leaves', async (changes) => {
    const { address, received } = await smtpReceiver();

    await expect(over(address).send(aMail(changes))).rejects.toMatchObject({ permanent: true });
    expect(received).toEqual([]);
  });

  it('keeps hostile words in their place', async () => {
    const { address, received } = await smtpReceiver();
    const username = 'jane\r\n.\r\nRCPT TO:<all@example.org>\r\nSubject: x <script>';
    const letter = { name: 'invitation', username, temporaryPassword: 'Wheat&Barley26', days: 7 } as const;
    await over(address).send(aMail(asMail(letter, sender)));

    expect(received).toHaveLength(1);
    expect(received[0]!.to).toEqual(['jane@example.org']);
    expect(headersOf(received[0]!.raw).Subject).toBe('Your sign-in at Larkspur Basin Ag Supply');
    expect(received[0]!.raw).toContain('&lt;script&gt;');
  });
});

describe('a refusal', () => {
  it.each([
    ['the recipient for good', 'onRcptTo', 550, true],
    ['the recipient for now', 'onRcptTo', 450, false],
    ['the sender', 'onMailFrom', 550, false],
  ] as const)('of %s', async (_, step, code, permanent) => {
    const { address } = await smtpReceiver({
      [step]: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
        done(refusal(code, 'Box 482913 is not here')),
    });
    const sending = over(address).send(aMail());

    await expect(sending).rejects.toMatchObject({ permanent });
    await expect(sending).rejects.toThrow(`smtp EENVELOPE ${code}`);
    await expect(sending).rejects.not.toThrow('482913');
  });

  it.each([
    ['that there is no such mailbox', 550, '5.1.1 No such user', 'permanent'],
    ['that it is full', 552, '5.2.2 Mailbox full', 'transient'],
    ['that we may not', 550, '5.7.1 Not from you', undefined],
    ['nothing', 550, 'No such user', undefined],
    ['that for now there is none', 450, '4.1.1 Try later', undefined],
  ] as const)('of a recipient says of the address %s', async (_, code, words, ofAddress) => {
    const { address } = await smtpReceiver({
      onRcptTo: (_address, _session, done) => done(refusal(code, words)),
    });
    await expect(over(address).send(aMail())).rejects.toMatchObject({ ofAddress });
  });

  it.each([
    [421, false],
    [451, false],
    [552, true],
  ])('%s after the email is for good: %s', async (code, permanent) => {
    const { address } = await smtpReceiver({
      onData(stream, _, done) {
        stream.resume();
        stream.on('end', () => done(refusal(code, 'No')));
      },
    });

    await expect(over(address).send(aMail())).rejects.toMatchObject({ permanent });
  });

  it('of our own sign-in waits for it to be mended', async () => {
    const { address } = await smtpReceiver({
      onAuth: (_, __, done) => done(refusal(535, 'No')),
      allowInsecureAuth: true,
    });
    const server = { ...address, login: { user: 'me', pass: 'planted-word' } };
    const sending = over(server).send(aMail());

    await expect(sending).rejects.toMatchObject({ permanent: false });
    await expect(sending).rejects.not.toThrow('planted-word');
  });
});

describe('encryption', () => {
  const offered: SMTPServerOptions = { disabledCommands: [] };

  it.each<[string, SMTPServerOptions, SmtpServer['tls']]>([
    ['a server that offers none', {}, 'required'],
    ['a certificate that nobody vouches for', offered, 'required'],
    ['such a certificate from the first byte on', { ...offered, secure: true }, 'wrapped'],
    ['a server that speaks plainly instead', {}, 'wrapped'],
  ])('fails closed at %s', async (_, options, tls) => {
    const { address, received } = await smtpReceiver(options);
    const sending = over({ ...address, tls }).send(aMail());

    await expect(sending).rejects.toMatchObject({ permanent: false });
    expect(received).toEqual([]);
  });
});
