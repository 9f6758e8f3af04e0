import type { Vault } from '@server/vault/vault';
import type { Email } from './emails';

const purposeOf = (messageId: string): string => `letter ${messageId}`;

/** The email as the database holds it; it opens for its own message alone. */
export const seal = (vault: Vault, messageId: string, letter: Email): Buffer =>
  vault.seal(purposeOf(messageId), Buffer.from(JSON.stringify(letter), 'utf8'));

/** Undefined where it was forgotten, or was sealed with another key. */
export function open(vault: Vault, messageId: string, payload: Uint8Array | null): Email | undefined {
  const opened = payload && vault.open(purposeOf(messageId), payload);
  return opened ? (JSON.parse(opened.toString('utf8')) as Email) : undefined;
}
