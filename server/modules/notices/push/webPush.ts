import { randomBytes } from 'node:crypto';
import type { Vault } from '@server/vault/vault';
import { chanceOf, encryptPush, type PushKeys } from './encryptPush';
import type { Vapid } from './vapid';

/** What pushing takes; there is none where nothing is pushed. */
export interface WebPush {
  readonly vapid: Vapid;
  /** Seals where devices are reached. */
  readonly vault: Vault;
  /** Origins that are push services besides those of browsers: for tests, and for services of one's own. */
  readonly services: readonly string[];
}

/** The push services of Chrome, Edge, Firefox and Safari, and what is below them. */
const ofBrowsers = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

/**
 * Whether an address is at a push service that we know. Browsers name the address, and the server goes there: any other host,
 * and so every one in our own network, is refused.
 */
export function isAtPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, origin, host, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (services.some((service) => service === origin)) return true;
  // With a port the host differs.
  return protocol === 'https:' && ofBrowsers.some((known) => host === known || host.endsWith(`.${known}`));
}

interface Sending {
  readonly endpoint: string;
  readonly keys: PushKeys;
  readonly content: string;
  /** What is not fetched by then is forgotten by the push service, in seconds. */
  readonly ttl: number;
  readonly urgent: boolean;
  /** A message takes the place of one with the same topic; 32 characters of base64url at most. */
  readonly topic: string;
  readonly now: Date;
}

interface Taken {
  readonly status: number;
  /** In how many seconds it may be asked again; undefined where it does not say. */
  readonly retryAfter: number | undefined;
}

const TIMEOUT_MS = 10_000;

/**
 * Hands a message to the push service of a device. Its answer is hardly trusted: no redirect is followed, and nothing of it
 * is read but its status and Retry-After.
 * @throws where it cannot be reached, or answers too late
 */
export async function sendPush(
  { vapid, services }: WebPush,
  { endpoint, keys, content, ttl, urgent, topic, now }: Sending,
): Promise<Taken> {
  if (!isAtPushService(endpoint, services)) throw new Error('The device is at no push service any more.');
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: await vapid.authorization(new URL(endpoint).origin, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(ttl),
      urgency: urgent ? 'high' : 'normal',
      topic,
    },
    body: new Uint8Array(encryptPush(Buffer.from(content, 'utf8'), keys, chanceOf(randomBytes))),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  return { status: answer.status, retryAfter: retryAfterOf(answer.headers.get('retry-after'), now) };
}

/** Seconds, or a day and time of HTTP. */
export function retryAfterOf(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const until = Date.parse(header);
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - now.getTime()) / 1000));
}
