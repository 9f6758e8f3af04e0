import { createTransport } from 'nodemailer';
import { AwsFailure } from '@server/aws/awsFailure';
import type { AwsService } from '@server/aws/awsService';
import type { MailTransport } from '../transport';
import { Undelivered } from '../undelivered';
import { type MailSender, writtenMail } from './writtenMail';

interface SesOptions {
  /** One call; how long it may take has to be shorter than a claim lasts. */
  readonly ses: AwsService;
  readonly from: MailSender;
}

/** Hands each mail to Amazon SES (v2), as the same bytes that a mail server would get. */
export function sesTransport({ ses, from }: SesOptions): MailTransport {
  const printer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const written = writtenMail(mail, from);
      const { message } = await printer.sendMail(written);
      try {
        await ses({
          path: '/v2/email/outbound-emails',
          headers: { 'content-type': 'application/json' },
          body: {
            FromEmailAddress: from.address,
            Destination: { ToAddresses: [written.to.address] },
            Content: { Raw: { Data: (message as Buffer).toString('base64') } },
          },
        });
        return 'sent';
      } catch (error) {
        throw error instanceof AwsFailure ? failureOf(error) : error;
      }
    },
  };
}

/**
 * What SES said by its code alone. A message that it rejects is for good; a sender or recipient that is not verified,
 * a paused or throttled account and our credentials are ours to mend, so the letter waits.
 */
function failureOf(failure: AwsFailure): Undelivered {
  const aboutTheLetter =
    /^(MessageRejected|BadRequestException)$/.test(failure.code) && !failure.says(/not verified/i);
  return new Undelivered(`Amazon SES did not take the mail (${failure.code}).`, aboutTheLetter);
}
