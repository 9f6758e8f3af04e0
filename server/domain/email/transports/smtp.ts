import { createTransport } from 'nodemailer';
import type { MailTransport } from '../transport';
import { kindOfStatus } from '../returned/rules';
import { Undelivered } from '../undelivered';
import type { SmtpServer } from './smtpServer';
import { type MailSender, writtenMail } from './writtenMail';

interface SmtpOptions {
  readonly server: SmtpServer;
  readonly from: MailSender;
  /** Where mail servers report what does not arrive; undefined: at the sender. */
  readonly bounces?: string;
  /** How long a whole delivery may take; shorter than a claim lasts. */
  readonly deliveryMs?: number;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const DELIVERY_MS = 60_000;

const clientOf = (server: SmtpServer) =>
  createTransport({
    host: server.host,
    port: server.port,
    secure: server.tls === 'wrapped',
    requireTLS: server.tls === 'required',
    ignoreTLS: server.tls === 'none',
    auth: server.login,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/**
 * Connects, encrypts and signs in as a delivery does, and sends nothing.
 * @throws Undelivered
 */
export async function verifySmtp(server: SmtpServer): Promise<void> {
  const client = clientOf(server);
  try {
    await client.verify();
  } catch (error) {
    throw failureOf(error as SmtpError);
  } finally {
    client.close();
  }
}

/** Hands each mail to one SMTP server, which must prove who it is unless it is this machine. */
export function smtpTransport({
  server,
  from,
  bounces,
  deliveryMs = DELIVERY_MS,
}: SmtpOptions): MailTransport {
  const transport = clientOf(server);
  return {
    async send(mail) {
      const written = writtenMail(mail, from);
      try {
        await transport.sendMail({
          ...written,
          ...(bounces && { envelope: { from: bounces, to: written.to.address } }),
          // A report then names the email, and need not return it (RFC 3461).
          dsn: { id: mail.messageId, return: 'headers', notify: ['failure'] },
          signal: AbortSignal.timeout(deliveryMs),
        });
        return 'sent';
      } catch (error) {
        throw failureOf(error as SmtpError);
      }
    },
  };
}

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
}

/**
 * What the server said in numbers alone, since its words may repeat the mail. A 5xx about the recipient or the
 * email is for good; one about the sign-in, the connection or the sender is ours to mend, so the email waits.
 */
function failureOf({ code = 'unknown', responseCode, response = '', command }: SmtpError): Undelivered {
  const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response)?.[1];
  const said = [code, responseCode, detail].filter((part) => part !== undefined).join(' ');
  const aboutTheLetter =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && (command === 'RCPT TO' || command === 'DATA');
  const isPermanent = aboutTheLetter && Math.floor((responseCode ?? 0) / 100) === 5;
  // A server that speaks no enhanced codes says too little of the address.
  const ofAddress = isPermanent && command === 'RCPT TO' && detail ? kindOfStatus(detail) : undefined;
  return new Undelivered('smtp', isPermanent, said, ofAddress);
}
