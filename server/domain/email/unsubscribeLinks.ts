import { timingSafeEqual } from 'node:crypto';
import { isUuid } from '@server/db/isUuid';
import type { Vault } from '@server/vault/vault';
import type { EmailName } from './emails';

/** Links by which mail programs stop emails for their readers, who need not be signed in. */
export interface UnsubscribeLinks {
  /** Undefined where the portal's address is not known. */
  addressOf(messageId: string, portalUrl: string | undefined): string | undefined;
  /** The email that a link is of; undefined where nobody signed it here. */
  messageOf(link: string): string | undefined;
}

const PURPOSE = 'unsubscribe';

const unsubscribable: ReadonlySet<EmailName> = new Set(['notice', 'noticeDigest', 'announcement']);

export const isUnsubscribable = (name: EmailName): boolean => unsubscribable.has(name);

/** A link names the email and nobody: neither who reads it nor what it says stands in a log. */
export function unsubscribeLinks(vault: Vault): UnsubscribeLinks {
  const signed = (messageId: string) => vault.mac(PURPOSE, messageId);
  return {
    addressOf: (messageId, portalUrl) =>
      portalUrl &&
      `${portalUrl}/api/notices/unsubscribe/${messageId}.${signed(messageId).toString('base64url')}`,
    messageOf(link) {
      const [messageId = '', signature = ''] = link.split('.');
      const given = Buffer.from(signature, 'base64url');
      const own = signed(messageId);
      const isSigned = given.length === own.length && timingSafeEqual(given, own);
      return isSigned && isUuid(messageId) ? messageId : undefined;
    },
  };
}
