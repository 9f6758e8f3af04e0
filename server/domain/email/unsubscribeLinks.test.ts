import { expect, it } from 'vitest';
import { vaultOf } from '@server/vault/vault';
import { isUnsubscribable, unsubscribeLinks } from './unsubscribeLinks';

const messageId = '7a0c7f9e-0000-4000-8000-000000000001';
const other = '7a0c7f9e-0000-4000-8000-000000000002';
const links = unsubscribeLinks(vaultOf(new Uint8Array(32), 'outbox'));
const address = links.addressOf(messageId, 'https://portal.example.com')!;
const link = address.slice(address.lastIndexOf('/') + 1);

it('leads back to its email, and where the portal has no address there is none', () => {
  expect(address).toMatch(/^https:\/\/portal\.example\.com\/api\/notices\/unsubscribe\/[\w.-]+$/);
  expect(links.messageOf(link)).toBe(messageId);
  expect(links.addressOf(messageId, undefined)).toBeUndefined();
});

it.each([
  ['another email', link.replace(messageId, other)],
  ['another signature', `${messageId}.${'A'.repeat(43)}`],
  ['a signature cut short', link.slice(0, -2)],
  ['no signature', messageId],
  ['nothing', ''],
  ['another key', linkBy(1)],
])('is refused with %s', (_, forged) => {
  expect(links.messageOf(forged)).toBeUndefined();
});

function linkBy(byte: number): string {
  const by = unsubscribeLinks(vaultOf(new Uint8Array(32).fill(byte), 'outbox'));
  return by.addressOf(messageId, 'https://x')!.split('/').at(-1)!;
}

it.each([
  ['notice', true],
  ['noticeDigest', true],
  ['announcement', true],
  ['securityNotice', false],
  ['requestChanged', false],
] as const)('%s has one: %s', (name, has) => {
  expect(isUnsubscribable(name)).toBe(has);
});
