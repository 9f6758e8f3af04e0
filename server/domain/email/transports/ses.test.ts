import { describe, expect, it } from 'vitest';
import { type Answer, awsKeys, awsReceiver, type Heard, region } from '@server/aws/testing/awsReceiver';
import { asMail } from '../messages/render';
import { headersOf } from '../testing/headersOf';
import { sender } from '../testing/testMailServer';
import type { Mail } from '../transport';
import { sesTransport } from './ses';

const from = { name: 'Larkspur Basin Ag Supply', address: 'portal@example.com' };
const aMail = (changes: Partial<Mail> = {}): Mail => ({
  messageId: '7a0c7f9e-0000-4000-8000-000000000001',
  to: 'jane@example.org',
  ...asMail({ name: 'signInCode', code: '482913', minutes: 10 }, sender),
  ...changes,
});
const failure = (status: number, type: string, message = 'No to jane@example.org'): Answer => ({
  status,
  headers: { 'x-amzn-errortype': `${type}:http://internal.example/` },
  body: { message },
});

/** SES as far as the portal speaks to it. */
function asSes({ path, headers, body }: Heard): Answer {
  const { FromEmailAddress, Destination, Content, ...more } = body as never as SendEmail;
  const isRight =
    path === '/v2/email/outbound-emails' &&
    headers['content-type'] === 'application/json' &&
    Object.keys(more).length === 0 &&
    FromEmailAddress === from.address &&
    Destination.ToAddresses.length === 1 &&
    Object.keys(Content).join() === 'Raw';
  return isRight ? { status: 200, body: { MessageId: 'ses-1' } } : failure(400, 'BadRequestException');
}

interface SendEmail {
  readonly FromEmailAddress: string;
  readonly Destination: { readonly ToAddresses: readonly string[] };
  readonly Content: { readonly Raw: { readonly Data: string } };
}

async function office(answer?: Answer | 'silent') {
  const { endpoint, heard } = await awsReceiver('ses', (call) =>
    answer === 'silent' ? undefined : (answer ?? asSes(call)),
  );
  // Only who is silent runs into it, however busy the machine.
  const timeoutMs = answer === 'silent' ? 300 : 30_000;
  const client = { region, endpoint, credentials: awsKeys };
  return { transport: sesTransport({ client, from, timeoutMs }), heard };
}

describe('a mail through Amazon SES', () => {
  it('has the headers of the template and no others, to one mailbox', async () => {
    const { transport, heard } = await office();

    expect(await transport.send(aMail())).toEqual({ sentAs: 'ses-1' });
    const { Destination, Content } = heard[0]!.body as never as SendEmail;
    const raw = Buffer.from(Content.Raw.Data, 'base64').toString('utf8');
    const { Date: date, 'Content-Type': type, ...headers } = headersOf(raw);
    expect(Destination).toEqual({ ToAddresses: ['jane@example.org'] });
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
    expect(raw).toMatch(/text\/plain[^]*482913[^]*text\/html[^]*482913/);
    expect(raw).not.toMatch(/[^\r]\n/);
  });

  it.each([
    { to: 'jane@example.org\r\nBcc: all@example.org' },
    { to: 'jane@example.org, all@example.org' },
    { to: '' },
    { subject: 'Hello\r\nBcc: all@example.org' },
  ])('with %j never leaves', async (changes) => {
    const { transport, heard } = await office();

    await expect(transport.send(aMail(changes))).rejects.toMatchObject({ permanent: true });
    expect(heard).toEqual([]);
  });

  it.each<[string, Answer | 'silent', string, boolean]>([
    ['rejected', failure(400, 'MessageRejected'), 'MessageRejected', true],
    ['malformed', failure(400, 'BadRequestException'), 'BadRequestException', true],
    [
      'from somebody who is not verified',
      failure(400, 'MessageRejected', 'Email address is not verified. portal@example.com'),
      'MessageRejected',
      false,
    ],
    ['too fast', failure(429, 'TooManyRequestsException'), 'TooManyRequestsException', false],
    ['over the quota', failure(400, 'LimitExceededException'), 'LimitExceededException', false],
    ['paused', failure(400, 'SendingPausedException'), 'SendingPausedException', false],
    ['of a suspended account', failure(400, 'AccountSuspendedException'), 'AccountSuspendedException', false],
    ['not allowed', failure(403, 'AccessDeniedException'), 'AccessDeniedException', false],
    ['in a bad hour', { status: 502, body: '<html>' }, 'HTTP 502', false],
    ['unanswered', 'silent', 'TimeoutError', false],
  ])('that is %s is told by its code alone', async (_, answer, code, permanent) => {
    const { transport, heard } = await office(answer);
    const sending = transport.send(aMail());

    await expect(sending).rejects.toMatchObject({ name: 'Undelivered', permanent });
    await expect(sending).rejects.toThrow(`ses ${code}`);
    await expect(sending).rejects.not.toThrow('jane');
    expect(heard).toHaveLength(1);
  });
});
