import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AwsFailure } from './awsFailure';
import { awsService, type AwsServiceOptions } from './awsService';
import { keysOfEnvironment } from './surroundings';
import { type Answer, at, awsKeys, awsReceiver, region } from './testing/awsReceiver';

afterEach(() => vi.unstubAllEnvs());

const call = {
  path: '/v2/email/things',
  headers: { 'content-type': 'application/json' },
  body: { a: 'ü' },
};
async function asking(answer: Answer | undefined, over: Partial<AwsServiceOptions> = {}) {
  const { endpoint, heard } = await awsReceiver('ses', () => answer);
  const ask = awsService({
    service: 'ses',
    region,
    endpoint,
    keys: async () => awsKeys,
    clock: { now: () => at },
    timeoutMs: 2_000,
    ...over,
  });
  return { answer: ask(call), heard };
}

describe('a call of AWS', () => {
  it('is signed over what arrives, and answers the body', async () => {
    const { answer, heard } = await asking({ status: 200, body: { MessageId: '1' } });

    expect(await answer).toEqual({ MessageId: '1' });
    expect(heard).toMatchObject([{ path: call.path, body: { a: 'ü' } }]);
    expect(JSON.stringify(heard)).not.toContain(awsKeys.secretAccessKey);
  });

  it.each<[string, Partial<AwsServiceOptions>]>([
    ['another secret', { keys: async () => ({ ...awsKeys, secretAccessKey: 'another' }) }],
    ['another session', { keys: async () => ({ ...awsKeys, sessionToken: 'another' }) }],
    ['another region', { region: 'us-east-1' }],
    ['another service', { service: 'kms' }],
    ['another time', { clock: { now: () => new Date(at.getTime() + 1_000) } }],
  ])('by %s is refused', async (_, over) => {
    const { answer } = await asking({ status: 200, body: {} }, over);

    await expect(answer).rejects.toMatchObject({ code: 'InvalidSignatureException', transient: false });
  });

  it.each<[string, Answer, string, boolean]>([
    ['a body', { status: 400, body: { __type: 'AccessDeniedException' } }, 'AccessDeniedException', false],
    [
      'a body with a namespace',
      { status: 400, body: { __type: 'com.amazonaws.kms#NotFoundException' } },
      'NotFoundException',
      false,
    ],
    [
      'a header with an address',
      { status: 404, headers: { 'x-amzn-errortype': 'NotFoundException:http://x.example/' }, body: {} },
      'NotFoundException',
      false,
    ],
    [
      'a throttled call',
      { status: 400, body: { __type: 'ThrottlingException' } },
      'ThrottlingException',
      true,
    ],
    ['too many calls', { status: 429, body: '' }, 'HTTP 429', true],
    ['a page of a proxy', { status: 503, body: '<html>' }, 'HTTP 503', true],
    ['an answer that is none', { status: 200, body: 'null' }, 'HTTP 200', false],
    [
      'a redirection',
      { status: 307, headers: { location: 'http://127.0.0.1:1/' }, body: '' },
      'TypeError',
      true,
    ],
  ])('that failed is known by its code in %s', async (_, given, code, transient) => {
    const { answer } = await asking(given);

    await expect(answer).rejects.toMatchObject({ name: 'AwsFailure', code, transient });
  });

  it('ends when its time is over', async () => {
    const { answer } = await asking(undefined, { timeoutMs: 50 });

    await expect(answer).rejects.toMatchObject({ code: 'TimeoutError', transient: true });
  });

  it('says so where nothing listens', async () => {
    const gone = await awsReceiver('ses', () => undefined);
    await gone.close();
    const { answer } = await asking(undefined, { endpoint: gone.endpoint });

    await expect(answer).rejects.toMatchObject({ code: 'ECONNREFUSED', transient: true });
  });

  it('says so where nobody gave a key, in no words of others', async () => {
    const { answer } = await asking(undefined, { keys: async () => Promise.reject(new Error('planted')) });

    await expect(answer).rejects.toMatchObject({ code: 'Error', transient: true });
    await expect(answer).rejects.not.toThrow('planted');
  });

  it('repeats nothing of what AWS says', async () => {
    const words = 'User: arn:aws:iam::1:user/planted is not authorized';
    const { answer } = await asking({
      status: 400,
      body: { __type: 'AccessDeniedException', Message: words },
    });
    const failure = await answer.catch((error: unknown) => error as AwsFailure);

    expect(inspect(failure, { depth: 9, showHidden: true }) + JSON.stringify(failure)).not.toContain(
      'planted',
    );
    expect((failure as AwsFailure).says(/not authorized/)).toBe(true);
  });

  it('takes its key from the surroundings', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', awsKeys.accessKeyId);
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', awsKeys.secretAccessKey);
    vi.stubEnv('AWS_SESSION_TOKEN', awsKeys.sessionToken);

    expect(await keysOfEnvironment(region)()).toMatchObject(awsKeys);
  });
});
