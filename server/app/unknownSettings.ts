import type { Environment } from './configValues';
import { settingNames } from './settingNames';

/** Whatever begins so is ours, or is meant to be. */
const PREFIX =
  /^(ADMIN|BANK|BOOKS|DATABASE|EMBEDDED|FEED|MAIL|OPS|OPTION|PORTAL|PUSH|ROUTING|SES|SMTP|STOP|USER_POOL)_/;

/**
 * What platforms set for a service named "database" or "mail" (Kubernetes, linked containers), and for a database that
 * they offer (Heroku, Railway).
 */
const PLATFORM =
  /_SERVICE_(HOST|PORT(_\w+)?)$|_PORT_\d+_(TCP|UDP)(_(ADDR|PORT|PROTO))?$|_ENV_|^DATABASE_(NAME|CONNECTION_POOL_URL|PRIVATE_URL|PUBLIC_URL)$/;

const known = new Set(settingNames);
const SHORT = 5;

/** Names that are no setting of the portal and look like one, each with the setting that it may have been meant for. */
export function unknownSettings(env: Environment): { readonly name: string; readonly nearest: string }[] {
  return Object.entries(env)
    .filter(([name, value]) => !known.has(name) && value && !isOthers(name, value))
    .map(([name]) => Object.assign({ name }, nearestTo(name.toUpperCase())))
    .filter(({ name, nearest, edits }) => PREFIX.test(name) || edits <= (nearest.length <= SHORT ? 1 : 2))
    .map(({ name, nearest }) => ({ name, nearest }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** OpenTelemetry has hundreds of settings, for every program alike; some of them are ours too. */
const isOthers = (name: string, value: string): boolean =>
  name.startsWith('OTEL_') || PLATFORM.test(name) || (name.endsWith('_PORT') && value.startsWith('tcp://'));

function nearestTo(name: string) {
  const all = settingNames.map((nearest) => ({ nearest, edits: editsBetween(name, nearest) }));
  return all.reduce((best, next) => (next.edits < best.edits ? next : best));
}

/** How many letters have to be put in, taken out, replaced, or swapped with their neighbor. */
function editsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = last[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwap ? before[j - 2]! + 1 : Infinity;
      next.push(Math.min(last[j]! + 1, next[j - 1]! + 1, replaced, swapped));
    }
    [before, last] = [last, next];
  }
  return last[other.length]!;
}
