import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { isCalendarDate } from '@contract/format/date';
import { isPlainLine } from '@contract/rules/plainLine';
import { isThisMachine } from '../domain/email/transports/smtpServer';

/** The environment's words, each read with an error that says what is wrong, why, and what to set instead. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Whether the portal is run for real. */
export const isProduction = (env: Environment): boolean => env.NODE_ENV === 'production';

export const isYes = (text: string): boolean => /^(1|y|yes|true|on)$/i.test(text);

export function portOf(text = '3000'): number {
  const port = Number(text);
  if (!/^[0-9]+$/.test(text) || port > 65_535) {
    throw new Error(`PORT is "${text}", which is no port number. Set PORT to a number from 0 to 65535.`);
  }
  return port;
}

export function dayOf(text: string | undefined): string | undefined {
  if (!text || isCalendarDate(text)) return text || undefined;
  throw new Error(
    `DEMO_AS_OF is "${text}", which is no day. Set it to a date such as 2026-04-12, or leave it out.`,
  );
}

export function zoneOf(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch (error) {
    throw new Error(
      `BOOKS_ZONE is "${zone}", which is no time zone. Days would be counted wrongly. ` +
        'Set it to an IANA name such as America/Los_Angeles.',
      { cause: error },
    );
  }
}

interface Range {
  readonly least: number;
  readonly most: number;
  /** What counts where nothing is set. */
  readonly otherwise: number;
}

/** A whole number within a range. */
export function numberOf(env: Environment, name: string, { least, most, otherwise }: Range): number {
  const text = env[name];
  if (!text) return otherwise;
  const number = Number(text);
  if (/^[0-9]+$/.test(text) && number >= least && number <= most) return number;
  throw new Error(
    `${name} is "${text}". It has to be a whole number from ${least} to ${most}; left out, it is ${otherwise}.`,
  );
}

/** One of a few words; the first where nothing is set. */
export function wordOf<const W extends readonly [string, ...string[]]>(
  env: Environment,
  name: string,
  choices: W,
): W[number] {
  const text = env[name];
  if (!text) return choices[0];
  const choice = choices.find((word) => word === text);
  if (choice !== undefined) return choice;
  throw new Error(
    `${name} is "${text}". It has to be one of ${choices.join(', ')}; left out, it is ${choices[0]}.`,
  );
}

/**
 * The proxies whose word counts for where a call comes from: addresses and networks, or names for some of them.
 * Everybody's word is refused, since then anybody could name another's address.
 */
export function proxiesOf(text = ''): readonly string[] {
  const proxies = text.split(',').map((part) => part.trim());
  if (text.trim() === '') return [];
  const wrong = proxies.find((proxy) => !isNetwork(proxy));
  if (wrong === undefined) return proxies;
  throw new Error(
    `TRUST_PROXY names "${wrong}", which is no address of a proxy. Anybody could claim to call from anywhere. Set it ` +
      'to addresses and networks such as 10.0.0.5,192.168.0.0/16, or to loopback, or leave it out.',
  );
}

function isNetwork(text: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(text)) return true;
  const [, address, bits = '1'] = /^([^/]+)(?:\/([0-9]{1,3}))?$/.exec(text) ?? [];
  const kind = isIP(address ?? '');
  return kind !== 0 && Number(bits) >= 1 && Number(bits) <= (kind === 4 ? 32 : 128);
}

/** Words that stand in the headers of letters: a line end there would have every letter given up. */
export function lineOf(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim();
  if (!text || isPlainLine(text)) return text || undefined;
  throw new Error(
    `${name} holds a line end or another control character, so no email could carry it. Write it in one line.`,
  );
}

/** A path, seen from where the portal was started. */
export const absolute = (path: string): string => (isAbsolute(path) ? path : resolve(path));

export const pathOf = (path: string | undefined): string | undefined => (path ? absolute(path) : undefined);

/** The address of a service that is spoken to over HTTP. */
export function serviceOf(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (!text || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return text || undefined;
  throw new Error(
    `${name} is "${text}", which is no address of a service. Set it to https:// and the name of the host, or leave ` +
      'it out.',
  );
}

/** The address of a service that is handed secrets: encrypted, unless it is this machine. */
export function sealedServiceOf(env: Environment, name: string): string | undefined {
  const text = serviceOf(env, name);
  if (!text) return undefined;
  const { origin, protocol, hostname } = new URL(text);
  if (protocol === 'https:' || isThisMachine(hostname)) return origin;
  throw new Error(
    `${name} is "${text}", where everybody on the way could read along. Set it to an address with https://, or leave ` +
      'it out.',
  );
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

export const logLevelOf = (env: Environment, usual: 'info' | 'warn'): string =>
  wordOf(env, 'LOG_LEVEL', [usual, ...logLevels.filter((level) => level !== usual)]);
