import { createTransport } from 'nodemailer';
import { headerText } from '../letters/headerText';
import type { MailTransport } from '../transport';
import { Undelivered } from '../undelivered';
import type { SmtpServer } from './smtpServer';

interface SmtpOptions {
  readonly server: SmtpServer;
  readonly from: { readonly name: string; readonly address: string };
  /** How long a whole delivery may take; shorter than a claim lasts. */
  readonly deliveryMs?: number;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const DELIVERY_MS = 60_000;

/** Hands each mail to one SMTP server, which must prove who it is unless it is this machine. */
export function smtpTransport({ server, from, deliveryMs = DELIVERY_MS }: SmtpOptions): MailTransport {
  const transport = createTransport({
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
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send({ messageId, to, subject, text, html }) {
      const mail = {
        from: { name: headerText(from.name), address: from.address },
        to: { name: '', address: recipient(to) },
        messageId: `<${messageId}@${domain}>`,
        headers: { 'X-Entity-Ref-ID': messageId, 'Auto-Submitted': 'auto-generated' },
        subject: headerText(subject),
        text,
        html,
        signal: AbortSignal.timeout(deliveryMs),
      };
      try {
        await transport.sendMail(mail);
        return 'sent';
      } catch (error) {
        throw failureOf(error as SmtpError);
      }
    },
  };
}

/** One mailbox and nothing else: no list, no name, no comment. */
function recipient(to: string): string {
  const address = headerText(to);
  if (/^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/.test(address)) return address;
  throw new Undelivered('The recipient is no single e-mail address.', true);
}

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
}

/**
 * What the server said in numbers alone, since its words may repeat the mail. A 5xx about the recipient or the
 * letter is for good; one about the sign-in, the connection or the sender is ours to mend, so the letter waits.
 */
function failureOf({ code = 'unknown', responseCode, response = '', command }: SmtpError): Undelivered {
  const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response)?.[1];
  const said = [code, responseCode, detail].filter((part) => part !== undefined).join(' ');
  const aboutTheLetter =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && (command === 'RCPT TO' || command === 'DATA');
  return new Undelivered(
    `The mail server did not take the mail (${said}).`,
    aboutTheLetter && Math.floor((responseCode ?? 0) / 100) === 5,
  );
}
