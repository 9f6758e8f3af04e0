import { array, boolean, type InferType, object, string } from 'yup';
import { text, textOrNull } from '../fields';

const device = object({
  /** A UUID. */
  deviceId: text(),
  /** What the browser tells of itself, "Chrome, Android". */
  browser: text(),
  /** By which a browser finds itself in the list: contract/rules/pushDevice.ts. */
  mark: text(),
  /** Whether what is shown on it tells amounts. */
  withAmounts: boolean().required(),
  /** ISO instant. */
  addedAt: text(),
  /** When a notice last went to it; null: none has. */
  pushedAt: textOrNull(),
});

const pushStatus = object({
  /** By which a browser subscribes, base64url; null: nothing is pushed by this portal. */
  publicKey: textOrNull(),
  /** Why nothing is pushed; null: it is. */
  because: textOrNull(),
  /** The newest last. */
  devices: array(device.required()).required(),
});

const byDevice = object({ deviceId: string().required().max(36) });
const withAmounts = boolean().required();

/** What goes in and out of the area's endpoints. */
export const schemas = {
  status: {
    summary: 'Which of the caller’s devices notices are pushed to, and what a browser needs to be one.',
    response: pushStatus,
  },

  add: {
    summary: 'Has notices pushed to a device of the caller. The same again changes its keys.',
    body: object({
      /** As its browser was given it by a push service. */
      endpoint: string().required().max(1_000),
      /** The browser's public key of P-256, 65 bytes as base64url. */
      p256dh: string().required().max(88),
      /** 16 bytes as base64url. */
      auth: string().required().max(24),
      withAmounts,
    }),
    response: pushStatus,
  },

  choose: {
    summary: 'Chooses whether notices on a device of the caller tell amounts.',
    params: byDevice,
    body: object({ withAmounts }),
    response: pushStatus,
  },

  remove: {
    summary: 'Pushes nothing more to a device of the caller. The same again changes nothing.',
    params: byDevice,
    response: pushStatus,
  },
} as const;

export type PushStatus = InferType<typeof pushStatus>;
export type PushDevice = PushStatus['devices'][number];
