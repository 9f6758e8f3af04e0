import { describe, expect, it } from 'vitest';
import { revocationDelays, revoke } from './revoke';

const revocation = { endpoint: 'https://pool.example.com/', clientId: 'client1', refreshToken: 'refresh-1' };

/** A network that gives these answers, then the last one for ever; null is no answer. */
function networkOf(...answers: readonly (Response | null)[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const waits: number[] = [];
  return {
    requests,
    waits,
    tools: {
      fetch: ((url: string, init: RequestInit) => {
        const answer = answers[Math.min(requests.length, answers.length - 1)];
        requests.push({ url, init });
        return answer ? Promise.resolve(answer.clone()) : Promise.reject(new TypeError('Failed to fetch'));
      }) as typeof fetch,
      random: () => 0.5,
      wait: (milliseconds: number) => Promise.resolve(void waits.push(milliseconds)),
    },
  };
}

describe('the waits between attempts', () => {
  it.each([
    [0, [200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 51_200, 102_400, 204_800]],
    [0.5, [250, 450, 850, 1650, 3250, 6450, 12_850, 25_650, 51_250, 102_450, 204_850]],
  ])('double from 100 ms to five minutes, with chance %d', (chance, delays) => {
    expect([...revocationDelays(() => chance)]).toEqual(delays);
  });
});

describe('a revocation', () => {
  it('tells the pool once, in a request that outlives the page', async () => {
    const network = networkOf(new Response('{}'));

    expect(await revoke(revocation, network.tools)).toBe(true);
    expect(network.requests).toHaveLength(1);
    expect(network.requests[0]).toMatchObject({
      url: 'https://pool.example.com/',
      init: {
        keepalive: true,
        headers: { 'X-Amz-Target': 'AWSCognitoIdentityProviderService.RevokeToken' },
        body: '{"Token":"refresh-1","ClientId":"client1"}',
      },
    });
  });

  it('tries twelve times and then lets go', async () => {
    const network = networkOf(null);

    expect(await revoke(revocation, network.tools)).toBe(false);
    expect(network.requests).toHaveLength(12);
    expect(network.waits).toHaveLength(11);
  });

  it.each([
    ['a broken pool', new Response('{}', { status: 500 }), 2],
    ['too many requests', new Response('{}', { status: 429 }), 2],
    ['a throttle in the body', new Response('{"__type":"TooManyRequestsException"}', { status: 400 }), 2],
    ['a final no', new Response('{"__type":"UnsupportedTokenTypeException"}', { status: 400 }), 1],
  ])('after %s makes %i attempts', async (_, first, attempts) => {
    const network = networkOf(first, new Response('{}'));

    expect(await revoke(revocation, network.tools)).toBe(true);
    expect(network.requests).toHaveLength(attempts);
  });
});
