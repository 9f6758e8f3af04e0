import { describe, expect, it } from 'vitest';
import { openLog } from './logLines';
import { createServer } from './server';

/** The address that a call seems to come from which the connection brings from 10.0.0.5. */
async function addressOf(trustProxy: readonly string[] | undefined, forwarded: string): Promise<string> {
  const app = createServer({ log: openLog({ level: 'silent' }), trustProxy });
  app.get('/', async ({ ip }) => ip);
  const answer = await app.inject({
    url: '/',
    remoteAddress: '10.0.0.5',
    headers: { 'x-forwarded-for': forwarded },
  });
  await app.close();
  return answer.body;
}

it.each([
  ['nobody is trusted', undefined, '203.0.113.9', '10.0.0.5'],
  ['another one is trusted', ['192.168.0.1'], '203.0.113.9', '10.0.0.5'],
  ['the proxy is trusted', ['10.0.0.5'], '203.0.113.9', '203.0.113.9'],
  ['its network is trusted', ['10.0.0.0/8'], '203.0.113.9', '203.0.113.9'],
  ['the caller names another before itself', ['10.0.0.0/8'], '198.51.100.1, 203.0.113.9', '203.0.113.9'],
])('where %s, a call comes from the right address', async (_, trusted, forwarded, address) => {
  expect(await addressOf(trusted, forwarded)).toBe(address);
});

describe('a proxy that nobody was told of', () => {
  const logOf = async (trustProxy: readonly string[], headers: Readonly<Record<string, string>>) => {
    const log: string[] = [];
    const logTo = { write: (line: string) => void log.push(line) };
    const app = createServer({ log: openLog({ level: 'warn', to: logTo }), trustProxy });
    app.get('/', async () => 'page');
    for (let call = 0; call < 3; call += 1) await app.inject({ url: '/', headers });
    await app.close();
    return log.filter((line) => line.includes('TRUST_PROXY'));
  };

  it.each([
    ['a call that was passed on is told once', [], { 'x-forwarded-for': '203.0.113.9' }, 1],
    ['so is one by the newer header', [], { forwarded: 'for=203.0.113.9' }, 1],
    ['a call that came by itself is not', [], {}, 0],
    ['nor is one by a proxy that is known', ['10.0.0.5'], { 'x-forwarded-for': '203.0.113.9' }, 0],
  ])('%s', async (_, trusted, headers, times) => {
    const lines = await logOf(trusted, headers);

    expect(lines).toHaveLength(times);
    expect(lines.join('')).not.toContain('203.0.113.9');
  });
});
