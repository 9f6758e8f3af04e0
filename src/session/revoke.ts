/** Milliseconds: docs/identity.md#token-revocation. */
const firstDelay = 100;
const longestDelay = 5 * 60_000;

/** The waits between attempts, in milliseconds: doubling, with up to 100 ms of chance, never above five minutes. */
export function* revocationDelays(random: () => number): Generator<number> {
  for (let n = 1; ; n += 1) {
    const delay = 2 ** n * firstDelay + random() * firstDelay;
    if (delay > longestDelay) return;
    yield delay;
  }
}

interface Revocation {
  readonly endpoint: string;
  readonly clientId: string;
  readonly refreshToken: string;
}

interface RevokeTools {
  readonly fetch: typeof globalThis.fetch;
  readonly random: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * Tells the user pool that a refresh token is not to be used again. Runs behind a sign-out that is already
 * complete, so it never throws; answers whether the pool gave a final word.
 */
export async function revoke(
  { endpoint, clientId, refreshToken }: Revocation,
  { fetch, random, wait }: RevokeTools,
): Promise<boolean> {
  const attempt = async (): Promise<boolean> => {
    const response = await fetch(endpoint, {
      method: 'POST',
      // Lets the request outlive the page: people sign out and close the window.
      keepalive: true,
      cache: 'no-store',
      headers: {
        'Content-Type': 'application/x-amz-json-1.1',
        'X-Amz-Target': 'AWSCognitoIdentityProviderService.RevokeToken',
      },
      body: JSON.stringify({ Token: refreshToken, ClientId: clientId }),
    }).catch(() => undefined);
    return response !== undefined && (response.ok || (await isFinalNo(response)));
  };

  if (await attempt()) return true;
  for (const delay of revocationDelays(random)) {
    await wait(delay);
    if (await attempt()) return true;
  }
  return false;
}

/** A 4xx will say the same next time, unless it only asks to slow down. */
async function isFinalNo(response: Response): Promise<boolean> {
  if (response.status >= 500 || response.status === 429) return false;
  const told = `${response.headers.get('x-amzn-errortype') ?? ''} ${await response.text().catch(() => '')}`;
  return !/TooManyRequests|Throttl|LimitExceeded/.test(told);
}
