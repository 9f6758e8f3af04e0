import type { Config } from '../config';
import { type Check, ok, tried, warning } from './diagnosis';

interface MailWorld {
  /** Connects and signs in as a delivery does; of Amazon SES, reaches its address. */
  readonly reach: () => Promise<unknown>;
  readonly send: (to: string) => Promise<unknown>;
}

/**
 * Whether emails can leave.
 * @param mailTo who gets a test message; undefined: nobody
 */
export const mailCheck =
  ({ mail }: Pick<Config, 'mail'>, mailTo: string | undefined, { reach, send }: MailWorld): Check =>
  async () => {
    const { smtp, ses } = mail;
    if (!smtp && !ses) {
      return [
        warning(
          'mail',
          'No mail server is set, so emails are kept and nobody gets them.',
          'Set SMTP_URL and MAIL_FROM.',
        ),
      ];
    }
    const setting = smtp ? 'SMTP_URL' : 'SES_REGION';
    const where = smtp ? `${smtp.server.host}:${smtp.server.port}` : `Amazon SES in ${ses!.region}`;
    const reached = await tried('mail', reach, {
      told: smtp ? `${where} takes our connection and our sign-in.` : `${where} is reached.`,
      todo: `Check ${setting}, user and password there, and whether a firewall lets this machine to ${where}.`,
    });
    if (reached.result === 'fault') return [reached];
    if (mailTo === undefined)
      return [reached, ok('mail message', 'None was sent. --mail-to name@example.com sends one.')];
    const sent = await tried('mail message', () => send(mailTo), {
      told: `One was taken for ${mailTo}. See that it arrives, and not as spam.`,
      todo: `See that ${where} lets us send from MAIL_FROM to ${mailTo}.`,
    });
    return [reached, sent];
  };

/** Whether the key of AWS KMS seals and opens. */
export const kmsCheck =
  ({ optionKeys: { kms } }: Pick<Config, 'optionKeys'>, sealAndOpen: () => Promise<void>): Check =>
  async () =>
    kms
      ? [
          await tried('kms', sealAndOpen, {
            told: `${kms.arn} seals and opens.`,
            todo: `Check OPTION_KMS_KEY, the credentials of AWS, and whether a firewall lets this machine to ${kms.endpoint}.`,
          }),
        ]
      : [];

interface PoolWorld {
  /** The address of the published keys, and what is read there. */
  readonly keysAt: URL;
  readonly readKeys: () => Promise<unknown>;
  /** Asks the pool for its users, with our credentials. */
  readonly list: () => Promise<unknown>;
}

/** Whether a hosted user pool publishes its keys and lets us administer it. */
export const cognitoCheck =
  ({ pool }: Pick<Config, 'pool'>, { keysAt, readKeys, list }: PoolWorld): Check =>
  async () => {
    const keys = await tried('cognito keys', readKeys, {
      told: `${keysAt.href} has the keys of ${pool.poolId}.`,
      todo: `Check USER_POOL_ID and USER_POOL_REGION, and whether a firewall lets this machine to ${keysAt.host}.`,
    });
    const rights = await tried('cognito rights', list, {
      told: `We may list the users of ${pool.poolId}.`,
      todo: 'Let the credentials of AWS do cognito-idp:ListUsers and cognito-idp:Admin* on the pool.',
    });
    return [keys, rights];
  };
