import type { EmailName } from '../emails';

/** What an email that came back says of its address: docs/rules.md#returned-email. */
export type ReportKind = 'permanent' | 'transient' | 'complaint';

/** So many emails that came back for now, within so many days, mark an address. */
export const RETURNED_EMAILS = 4;
export const RETURNED_DAYS = 14;

/** What can be done without for a while, as the portal has it: everything else is still tried. */
const heldBack: ReadonlySet<string> = new Set<EmailName>([
  'notice',
  'noticeDigest',
  'announcement',
  'ticketCopy',
  'messageAnswered',
  'disputeSettled',
  'promise',
]);

/** Whether an email of a kind is not sent to an address that is marked. */
export const isHeldBack = (letterName: string): boolean => heldBack.has(letterName);

/**
 * What an enhanced status code (RFC 3463) says of the address. Only that it does not exist, or its domain, is for good;
 * 5.7 refuses us and not the address, and 5.3, 5.5 and 5.6 are about servers and the email.
 * @param status '5.1.1'
 */
export function kindOfStatus(status: string): 'permanent' | 'transient' | undefined {
  if (/^5\.(1\.([0-36]|10)|2\.1|4\.4)$/.test(status)) return 'permanent';
  return /^[45]\.[124]\.\d{1,3}$/.test(status) ? 'transient' : undefined;
}

/** Of a bounce that Amazon SES tells of, by its subtype: those about the email say nothing of the address. */
const aboutTheEmail: ReadonlySet<string> = new Set([
  'MessageTooLarge',
  'ContentRejected',
  'AttachmentRejected',
]);

/** @param type Permanent, Transient or Undetermined, as SES names them */
export const kindOfBounce = (type: string, subType: string): 'permanent' | 'transient' | undefined => {
  if (aboutTheEmail.has(subType)) return undefined;
  return type === 'Permanent' ? 'permanent' : 'transient';
};
