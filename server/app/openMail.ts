import { randomInt } from 'node:crypto';
import { defaultCompany } from '@contract/defaultCompany';
import { mailColorsOf } from '@theme/mail';
import type { Clock } from '../clock';
import type { Config } from './config';
import type { Db } from '../db/db';
import type { Jobs } from '../jobs/jobs';
import type { MailConfig } from './mailConfig';
import type { MailWorker } from '../domain/email/mailWorker';
import type { EmailDesk } from '../domain/email/desk';
import type { Attach } from '../domain/email/attachments';
import type { Log } from '../domain/email/delivery';
import { retrySeconds } from '../domain/email/lifetime';
import type { MailboxOptions } from '../domain/email/mailbox/readMail';
import { openOutbox } from '../domain/email/openOutbox';
import type { Outbox } from '../domain/email/outbox';
import { unsubscribeLinks, type UnsubscribeLinks } from '../domain/email/unsubscribeLinks';
import { tellingOutbox } from '../domain/notices/toldByEmail';
import type { MailTransport, TextTransport } from '../domain/email/transport';
import { kept } from '../domain/email/transports/kept';
import { sesTransport } from '../domain/email/transports/ses';
import { smtpTransport } from '../domain/email/transports/smtp';
import { snsText } from '../domain/email/transports/snsText';
import type { SmsConfig } from './smsConfig';
import { vaultOf } from '../vault/vault';

/** All that the portal writes to people. */
export interface PortalMail {
  readonly outbox: Outbox;
  readonly links: UnsubscribeLinks;
  /** Who brings it to them with what goes along, told where to complain. */
  mailWorker(log: Log, attach: Attach): MailWorker;
  /** What the demo needs to show it instead; undefined where there is no demo. */
  readonly mailbox: MailboxOptions | undefined;
  /** What the office needs to read it and to send it again. */
  readonly desk: EmailDesk;
}

interface MailOptions {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  /** The 32 bytes of the pool. */
  readonly key: Uint8Array;
}

/** Opens the outbox with the carriers that the configuration names; without a mail server all is kept. */
export async function openMail({ config, db, clock, jobs, key }: MailOptions): Promise<PortalMail> {
  const { company, mail, sms, booksZone, demo, brand } = config;
  const { companyName, supportPhone } = company;
  const colors = brand && mailColorsOf(brand.brand.colors);
  const sender = { companyName, supportPhone, portalUrl: mail.portalUrl, timeZone: booksZone, colors };
  const vault = vaultOf(key, 'outbox');
  const outbox = await openOutbox({ db, clock, vault, jobs });
  return {
    outbox: tellingOutbox(outbox, clock),
    links: unsubscribeLinks(vault),
    mailWorker: (log, attach) =>
      outbox.mailWorker({
        mail: carrierOf(mail, companyName),
        text: textCarrierOf(sms),
        sender,
        attach,
        readable: demo,
        retryAfter: (attempts) => retrySeconds(attempts, randomInt(1_000) / 1_000),
        log,
      }),
    desk: outbox.desk(sender),
    mailbox: demo ? { db, vault, sender } : undefined,
  };
}

/** Who brings emails to people: a mail server, Amazon SES, or nobody. */
export function carrierOf({ smtp, ses }: MailConfig, name: string): MailTransport {
  if (smtp) {
    const { server, from: address, bounces } = smtp;
    return smtpTransport({ server, from: { name, address }, bounces });
  }
  if (!ses) return kept;
  const { region, endpoint, from: address } = ses;
  return sesTransport({ client: { region, endpoint }, from: { name, address } });
}

function textCarrierOf({ sns }: SmsConfig): TextTransport {
  if (!sns) return kept;
  const { region, endpoint, from } = sns;
  return snsText({ client: { region, endpoint }, from });
}

/** Where the office reads what customers ask for; undefined: only in the portal. */
export const officeMailOf = ({ mail, demo }: Pick<Config, 'mail' | 'demo'>): string | undefined =>
  mail.office ?? (demo ? defaultCompany.officeMail : undefined);

/** What whoever starts the portal has to know about its email. */
export function mailWelcome({ demo, mail, sms }: Config, address: string): string[] {
  if (demo) return [`Email of the demo: ${address}/demo/mail`];
  if (!mail.smtp && !mail.ses) {
    return [
      'Emails are kept in the database and nobody gets them, sign-in codes and invitations included: neither ' +
        'SMTP_URL nor SES_REGION is set. Set one of them, and MAIL_FROM, to send them.',
    ];
  }
  const texts = sms.sns
    ? []
    : ['Text messages are kept and nobody gets them: codes reach people by mail or an authenticator app.'];
  if (mail.portalUrl) return texts;
  return [
    ...texts,
    'PORTAL_URL is not set, so emails carry no link: nobody can take back a change of their address or number that ' +
      'somebody else made. Set it to the address of the portal.',
  ];
}
