import { describe, expect, it } from 'vitest';
import { KMS, type KMSClientConfig } from '@aws-sdk/client-kms';
import { awsErrorCode, timeLimit } from './awsClient';
import { type Answer, awsKeys, awsReceiver, region } from './testing/awsReceiver';

/** Asks a server of AWS's kind that answers so, or not at all. */
async function asking(answer: Answer | undefined, over: KMSClientConfig = {}, timeoutMs = 2_000) {
  const { endpoint, heard } = await awsReceiver('kms', () => answer);
  const kms = new KMS({
    region,
    endpoint,
    credentials: awsKeys,
    maxAttempts: 1,
    ...timeLimit(timeoutMs),
    ...over,
  });
  return { answer: kms.describeKey({ KeyId: '1' }), heard };
}
const codeOf = async (answer: Promise<unknown>) =>
  awsErrorCode(
    await answer.then(
      () => 'no error',
      (error: unknown) => error,
    ),
  );

describe('a call of AWS', () => {
  it('is signed over what arrives, and answers the body', async () => {
    const { answer, heard } = await asking({ status: 200, body: { KeyMetadata: { KeyId: 'ü' } } });

    expect(await answer).toMatchObject({ KeyMetadata: { KeyId: 'ü' } });
    expect(heard).toMatchObject([{ path: '/', body: { KeyId: '1' } }]);
    expect(JSON.stringify(heard)).not.toContain(awsKeys.secretAccessKey);
  });

  it.each<[string, KMSClientConfig]>([
    ['another secret', { credentials: { ...awsKeys, secretAccessKey: 'another' } }],
    ['another session', { credentials: { ...awsKeys, sessionToken: 'another' } }],
    ['another region', { region: 'us-east-1' }],
    ['another time', { systemClockOffset: 3_600_000 }],
  ])('by %s is refused', async (_, over) => {
    const { answer } = await asking({ status: 200, body: {} }, over);

    expect(await codeOf(answer)).toBe('InvalidSignatureException');
  });

  it.each<[string, Answer, string]>([
    ['a body', { status: 400, body: { __type: 'AccessDeniedException' } }, 'AccessDeniedException'],
    [
      'a body with a namespace',
      { status: 400, body: { __type: 'com.amazonaws.kms#NotFoundException' } },
      'NotFoundException',
    ],
    [
      'a header with an address',
      { status: 404, headers: { 'x-amzn-errortype': 'NotFoundException:http://x.example/' }, body: {} },
      'NotFoundException',
    ],
    ['a status alone', { status: 429, body: '' }, 'HTTP 429'],
    ['a name that is none', { status: 400, body: { __type: 'planted words' } }, 'HTTP 400'],
    ['a page of a proxy', { status: 503, body: '<html>' }, 'HTTP 503'],
    ['a page of a proxy that says all is well', { status: 200, body: '<html>' }, 'HTTP 200'],
    ['a redirection', { status: 307, headers: { location: 'http://127.0.0.1:1/' }, body: '' }, 'HTTP 307'],
  ])('that failed is known by its code in %s', async (_, given, code) => {
    const { answer } = await asking(given);

    expect(await codeOf(answer)).toBe(code);
  });

  it('ends when its time is over', async () => {
    const { answer } = await asking(undefined, {}, 50);

    expect(await codeOf(answer)).toBe('TimeoutError');
  });

  it('says so where nothing listens', async () => {
    const gone = await awsReceiver('kms', () => undefined);
    await gone.close();
    const { answer } = await asking(undefined, { endpoint: gone.endpoint });

    expect(await codeOf(answer)).toBe('ECONNREFUSED');
  });

  it('says so where nobody gave a key, in no words of others', async () => {
    const { answer } = await asking(undefined, {
      credentials: async () => Promise.reject(new Error('planted')),
    });

    expect(await codeOf(answer)).toBe('Error');
  });
});
