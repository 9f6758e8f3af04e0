import { pushDeviceId } from '@contract/rules/pushDevice';
import type { PushSubscribed } from '@/data/push';

/** Whether this browser can show what is pushed, and which device of the list it is. */
export type PushHere =
  | { readonly can: 'no' | 'homeScreen' | 'denied' }
  | {
      readonly can: 'yes';
      /** Undefined where the browser is subscribed to nothing, or by another key than the portal's. */
      readonly mark: string | undefined;
    };

/** What the card asks of the browser that shows it. */
export interface PushBrowser {
  /** @param publicKey the portal's, base64url */
  look(publicKey: string): Promise<PushHere>;
  /**
   * Asks the person, and subscribes at the browser's push service.
   * @returns undefined where the person did not allow it
   * @throws where the push service cannot be reached
   */
  turnOn(publicKey: string): Promise<PushSubscribed | undefined>;
  turnOff(): Promise<void>;
}

const WORKER = '/push.js';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/** The only script that the page's policy lets it name, and the only one of this policy: server/http/headers.ts. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return WORKER;
  policy ??= trustedTypes.createPolicy('push', { createScriptURL: () => WORKER });
  return policy.createScriptURL(WORKER);
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0)!);

/** Whether it takes what the portal signs: a browser that does not say by which key it subscribed is believed. */
function isBy({ options: { applicationServerKey: key } }: PushSubscription, publicKey: string): boolean {
  const wanted = bytesOf(publicKey);
  return key === null || new Uint8Array(key).every((byte, at) => byte === wanted[at]);
}

async function deviceIdOf(subscription: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return pushDeviceId(new Uint8Array(hash));
}

/** An iPad says that it is a Mac, but no Mac is touched. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()) ?? null;

/** This browser. Its worker is registered when a person turns notifications on, and not before. */
export const pushBrowser: PushBrowser = {
  async look(publicKey) {
    if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
      return { can: isApplePhone() ? 'homeScreen' : 'no' };
    if (Notification.permission === 'denied') return { can: 'denied' };
    const subscription = await subscriptionHere();
    const isOurs = subscription !== null && isBy(subscription, publicKey);
    return { can: 'yes', mark: isOurs ? await deviceIdOf(subscription) : undefined };
  },

  async turnOn(publicKey) {
    if ((await Notification.requestPermission()) !== 'granted') return undefined;
    await navigator.serviceWorker.register(workerAddress(), { scope: '/' });
    const { pushManager } = await navigator.serviceWorker.ready;
    // One by another key would be refused, and reaches nobody.
    await (await pushManager.getSubscription())?.unsubscribe();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(publicKey),
    });
    const { keys } = subscription.toJSON();
    return { endpoint: subscription.endpoint, p256dh: keys!['p256dh']!, auth: keys!['auth']! };
  },

  async turnOff() {
    await (await subscriptionHere())?.unsubscribe();
  },
};
