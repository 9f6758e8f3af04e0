import { type Environment, sealedServiceOf } from './configValues';
import { readTogether } from './settingsRefused';
import { vapidOf } from '../modules/notices/push/vapid';

export interface PushConfig {
  /** The private key by which push services know us, and whom they ask about us; undefined: nothing is pushed. */
  readonly vapid: { readonly key: string; readonly subject: string } | undefined;
  /** Origins that are push services besides those of browsers. */
  readonly services: readonly string[];
}

/** @throws with what is wrong, why, and what to set instead; never with the key */
export function pushOf(env: Environment): PushConfig {
  return readTogether({
    vapid: () => vapidPairOf(env.PUSH_VAPID_KEY, env.PUSH_VAPID_SUBJECT),
    services: () => servicesOf(env),
  });
}

function vapidPairOf(key: string | undefined, subject: string | undefined): PushConfig['vapid'] {
  if (!key && !subject) return undefined;
  if (!key || !subject)
    throw new Error(
      'Only one of PUSH_VAPID_KEY and PUSH_VAPID_SUBJECT is set, so push services would take nothing. Set both, or neither.',
    );
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject))
    throw new Error(
      `PUSH_VAPID_SUBJECT is "${subject}", where no push service can ask anybody. Set it to mailto: and an address, ` +
        'or to https:// and a page.',
    );
  try {
    vapidOf(key, subject);
  } catch (error) {
    throw new Error(
      'PUSH_VAPID_KEY is no private key of P-256, so push services would take nothing. Set it to the base64url text of ' +
        'its 32 bytes; docs/operation.md says how one is made.',
      { cause: error },
    );
  }
  return { key, subject };
}

const servicesOf = (env: Environment): readonly string[] =>
  (env.PUSH_SERVICES ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => sealedServiceOf({ PUSH_SERVICES: part }, 'PUSH_SERVICES')!);
