import * as m from '@locales/auth';
import { string } from 'yup';

/**
 * A run of characters that are neither white space nor @, an @, a run, a dot, a run: docs/rules.md#email. The dot is
 * looked for apart. In one expression, long nonsense would take half a minute to refuse.
 */
export function isEmail(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const domain = /^[^\s@]+@([^\s@]+)$/.exec(value)?.[1];
  return domain !== undefined && domain.slice(1, -1).includes('.');
}

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const domainLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * An address of plain characters alone (RFC 5321 without its quoted forms), which every mail program reads as the same
 * one mailbox. What the portal itself writes to is held to it; what only has to look like an address is not.
 */
export function isPlainAddress(value: unknown): value is string {
  if (!isEmail(value)) return false;
  const [local = '', domain = ''] = String(value).split('@');
  return (
    local.length <= 64 &&
    domain.length <= 253 &&
    localPart.test(local) &&
    domain.split('.').every((label) => domainLabel.test(label))
  );
}

/** What is said to somebody who typed another one. */
export const notPlainAddress = (): string => m.enterAPlainAddress();

export const email = () =>
  string()
    .strict()
    .test('email', m.enterAnAddress, (value) => !value || isEmail(value));
