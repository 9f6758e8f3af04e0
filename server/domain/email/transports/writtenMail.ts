import { headerText } from '../messages/headerText';
import type { Mail } from '../transport';
import { Undelivered } from '../undelivered';

/** Who mails come from. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
}

/**
 * A mail as nodemailer takes it, the same whoever carries it.
 * @throws Undelivered where it would be more, or go to more, than one email to one mailbox
 */
export function writtenMail(
  { messageId, to, subject, text, html, unsubscribe, attachments = [] }: Mail,
  from: MailSender,
) {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    from: { name: headerText(from.name), address: from.address },
    to: { name: '', address: recipient(to) },
    messageId: `<${messageId}@${domain}>`,
    headers: {
      'X-Entity-Ref-ID': messageId,
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${headerText(unsubscribe)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    subject: headerText(subject),
    text,
    html,
    attachments: attachments.map(({ name, bytes }) => ({
      filename: headerText(name),
      content: bytes,
      contentType: 'application/pdf',
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** One mailbox and nothing else: no list, no name, no comment. */
function recipient(to: string): string {
  const address = headerText(to);
  if (/^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/.test(address)) return address;
  throw new Undelivered('recipient', true);
}
