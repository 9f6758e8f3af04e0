import { isEmail } from '@contract/rules/email';
import { type SnsTopic, snsTopicOf } from '../http/snsMessage';
import { type Environment, sealedServiceOf } from './configValues';
import { readTogether } from './settingsRefused';
import { type SmtpServer, smtpServerOf } from '../domain/email/transports/smtpServer';

export interface MailConfig {
  /** Undefined, and `ses` too: mails are kept in the database, and nobody gets them. */
  readonly smtp:
    | { readonly server: SmtpServer; readonly from: string; readonly bounces: string | undefined }
    | undefined;
  /** Amazon SES instead of a mail server; at most one of the two is set. */
  readonly ses: { readonly region: string; readonly endpoint: string; readonly from: string } | undefined;
  /** The Maildir in which a mail server puts what comes back; undefined: nobody looks. */
  readonly bounceDir: string | undefined;
  /** What Amazon SES tells of emails, by this topic; undefined: nothing is listened to. */
  readonly events: SnsTopic | undefined;
  /** Where the portal is found, such as https://portal.example.com; undefined: emails carry no link. */
  readonly portalUrl: string | undefined;
  /** Where the office reads what customers ask for; undefined: only in the portal. */
  readonly office: string | undefined;
}

/** @throws with what is wrong, why, and what to set instead; never with the password that an address may hold */
export function mailOf(env: Environment): MailConfig {
  const [from, bounces] = [env.MAIL_FROM || undefined, env.MAIL_BOUNCES || undefined];
  return readTogether(
    {
      smtp: () => smtpOf(env.SMTP_URL, from, bounces),
      bounceDir: () => env.BOUNCE_DIR || undefined,
      ses: () => sesOf(env, from),
      events: () => eventsOf(env.SES_EVENTS_TOPIC),
      portalUrl: () => portalUrlOf(env.PORTAL_URL),
      office: () => officeOf(env.MAIL_OFFICE),
    },
    () => expectPlain(from),
    () => expectPlainBounces(bounces),
    () => {
      if (env.SMTP_URL && env.SES_REGION)
        throw new Error(
          'Both SMTP_URL and SES_REGION are set, so nobody could tell which way emails go. Set one of them.',
        );
    },
  );
}

function expectPlain(from: string | undefined): void {
  if (!from || isPlainAddress(from)) return;
  throw new Error(
    `MAIL_FROM is "${from}", which is no plain e-mail address. Mail servers would refuse every email. ` +
      'Set it to an address such as portal@example.com; the name before it is COMPANY_NAME.',
  );
}

function sesOf(env: Environment, from: string | undefined): MailConfig['ses'] {
  const endpoint = sealedServiceOf(env, 'SES_ENDPOINT');
  const region = env.SES_REGION;
  if (!region) return undefined;
  if (!/^[a-z]{2}(-[a-z]+)+-[0-9]$/.test(region)) {
    throw new Error(
      `SES_REGION is "${region}", which is no region of AWS, so no email could leave. Set it to one such as us-west-2.`,
    );
  }
  if (from) return { region, endpoint: endpoint ?? `https://email.${region}.amazonaws.com`, from };
  throw new Error(
    'SES_REGION is set and MAIL_FROM is not, so emails would have no sender. Set MAIL_FROM to an address that is ' +
      'verified in Amazon SES.',
  );
}

function eventsOf(arn: string | undefined): MailConfig['events'] {
  const topic = arn ? snsTopicOf(arn) : undefined;
  if (topic || !arn) return topic;
  throw new Error(
    `SES_EVENTS_TOPIC is "${arn}", which is no topic of Amazon SNS, so nobody would learn of emails that come back. Set it to ` +
      'one such as arn:aws:sns:us-west-2:123456789012:portal-email, or leave it out.',
  );
}

function expectPlainBounces(address: string | undefined): void {
  if (!address || isPlainAddress(address)) return;
  throw new Error(
    `MAIL_BOUNCES is "${address}", which is no plain e-mail address, so mail servers would refuse every email. Set it to ` +
      'an address such as bounces@example.com, or leave it out.',
  );
}

function smtpOf(
  url: string | undefined,
  from: string | undefined,
  bounces: string | undefined,
): MailConfig['smtp'] {
  if (!url) return undefined;
  const server = smtpServerOf(url);
  if (!server) {
    throw new Error(
      'SMTP_URL is no address of a mail server, so no code could leave. Set it to ' +
        'smtp://user:password@host:587 or smtps://user:password@host:465, with signs such as @ or / in the password ' +
        'written as %40 or %2F, or leave it out.',
    );
  }
  if (!from) {
    throw new Error(
      'SMTP_URL is set and MAIL_FROM is not, so emails would have no sender. Set MAIL_FROM to an address that ' +
        'the mail server may send from, such as portal@example.com.',
    );
  }
  return { server, from, bounces };
}

const isPlainAddress = (text: string): boolean => isEmail(text) && !/[<>(),;:"\\[\]]/.test(text);

function officeOf(address: string | undefined): MailConfig['office'] {
  if (!address || isPlainAddress(address)) return address || undefined;
  throw new Error(
    `MAIL_OFFICE is "${address}", which is no plain e-mail address, so the office would learn of no request. ` +
      'Set it to an address such as receivables@example.com, or leave it out.',
  );
}

function portalUrlOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error(
    `PORTAL_URL is not the address of a portal, so links in letters would lead nowhere. Set it to ` +
      'https:// and the name of the host, such as https://portal.example.com, without a path.',
  );
}
