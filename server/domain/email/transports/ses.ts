import type { SESv2, SESv2ClientConfig } from '@aws-sdk/client-sesv2';
import { createTransport } from 'nodemailer';
import { awsErrorCode, loadSdk, timeLimit } from '@server/aws/awsClient';
import type { MailTransport } from '../transport';
import { Undelivered } from '../undelivered';
import { type MailSender, writtenMail } from './writtenMail';

interface SesOptions {
  /** Region and endpoint as the SDK takes them. Without credentials it finds those of the environment, and renews them. */
  readonly client: SESv2ClientConfig;
  readonly from: MailSender;
  /** How long one delivery may take; shorter than a claim lasts. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;

/** Hands each mail to Amazon SES (v2), as the same bytes that a mail server would get. */
export function sesTransport({ client, from, timeoutMs = TIMEOUT_MS }: SesOptions): MailTransport {
  const printer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let opened: Promise<SESv2> | undefined;
  return {
    async send(mail) {
      const written = writtenMail(mail, from);
      const { message } = await printer.sendMail(written);
      try {
        const ses = await (opened ??= open(client, timeoutMs));
        const { MessageId } = await ses.sendEmail({
          FromEmailAddress: from.address,
          Destination: { ToAddresses: [written.to.address] },
          Content: { Raw: { Data: message as Buffer } },
        });
        if (MessageId) return { sentAs: MessageId };
      } catch (error) {
        throw undelivered(error as Error);
      }
      throw new Undelivered('sesSilent', false);
    },
  };
}

/** One attempt per call: what is not taken is tried again by the outbox, in its own time. */
async function open(client: SESv2ClientConfig, timeoutMs: number): Promise<SESv2> {
  const sdk = await loadSdk(() => import('@aws-sdk/client-sesv2'));
  return new sdk.SESv2({ ...timeLimit(timeoutMs), maxAttempts: 1, ...client });
}

/**
 * What SES said by its code alone. A message that it rejects is for good; a sender or recipient that is not verified,
 * a paused or throttled account and our credentials are ours to mend, so the message waits.
 */
function undelivered(error: Error): Undelivered {
  const code = awsErrorCode(error);
  const aboutTheMessage =
    /^(MessageRejected|BadRequestException)$/.test(code) && !/not verified/i.test(error.message);
  return new Undelivered('ses', aboutTheMessage, code);
}
