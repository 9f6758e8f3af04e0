import { type Environment, isProduction, isYes } from './configValues';
import { isThisMachine } from '../domain/email/transports/smtpServer';
import { isGiven } from './settingNames';
import { unknownSettings } from './unknownSettings';

/**
 * What keeps a portal from being run for real: what it would make up by itself, or leave undone, where nobody said
 * otherwise. Elsewhere nothing is.
 * @param env with the secrets of files in it
 */
export function productionFaults(env: Environment): readonly string[] {
  if (!isProduction(env)) return [];
  return [...rules.filter(({ isKept }) => !isKept(env)).map(({ fault }) => fault), ...lookAlikes(env)];
}

/** Of settings that look like ours: a fault in production, and a warning everywhere else. */
export const lookAlikes = (env: Environment): readonly string[] =>
  unknownSettings(env).map(
    ({ name, nearest }) =>
      `${name} is set, which is no setting of the portal, so it does nothing. Set ${nearest} if that was meant, or ` +
      `take ${name} away.`,
  );

interface Rule {
  readonly isKept: (env: Environment) => boolean;
  readonly fault: string;
}

const rules: readonly Rule[] = [
  {
    isKept: (env) => isGiven(env, 'DATABASE_URL') || isYes(env.EMBEDDED_DATABASE ?? ''),
    fault:
      'DATABASE_URL is not set, so all data would be in the embedded database, in DATA_DIR: one process with one ' +
      'connection, no second machine to take over, and backups by npm run backup alone, for which calls wait. Set ' +
      'DATABASE_URL or DATABASE_URL_FILE to a PostgreSQL server, or EMBEDDED_DATABASE=yes where that is meant.',
  },
  {
    isKept: (env) => isGiven(env, 'POOL_KEY'),
    fault:
      'POOL_KEY is not set, so the portal would make a key of its own in DATA_DIR, and whoever loses that folder loses ' +
      'every password. Make keys by npm run keys and set POOL_KEY_FILE; a portal that ran before sets it to pool.key in ' +
      'its DATA_DIR.',
  },
  {
    isKept: (env) => isGiven(env, 'OPTION_KEYS') || Boolean(env.OPTION_KMS_KEY),
    fault:
      'Neither OPTION_KEYS nor OPTION_KMS_KEY is set, so the portal would make a key of its own in DATA_DIR, and whoever ' +
      'loses that folder loses every saved bank account. Make keys by npm run keys and set OPTION_KEYS_FILE, or set ' +
      'OPTION_KMS_KEY; a portal that ran before sets OPTION_KEYS_FILE to option.keys in its DATA_DIR.',
  },
  {
    isKept: (env) => Boolean(env.PORTAL_URL),
    fault:
      'PORTAL_URL is not set, so emails would carry no link, and nobody could take back a change of the own address that ' +
      'somebody else made. Set it to the address of the portal, such as https://portal.example.com.',
  },
  {
    isKept: ({ PORTAL_URL: url }) =>
      !url || !URL.canParse(url) || !url.startsWith('http:') || isThisMachine(new URL(url).hostname),
    fault:
      'PORTAL_URL begins with http://, where everybody on the way could read along. Set it to the address with https:// ' +
      'that the proxy answers.',
  },
  {
    isKept: (env) => isGiven(env, 'SMTP_URL') || Boolean(env.SES_REGION),
    fault:
      'Neither SMTP_URL nor SES_REGION is set, so nobody would get a code, an invitation or a receipt. Set one of them, ' +
      'and MAIL_FROM.',
  },
  {
    isKept: (env) => !isYes(env.DEMO ?? ''),
    fault:
      'DEMO is set, so everybody could sign in with the passwords of the demo company. Take DEMO away; for a look at the ' +
      'demo, leave NODE_ENV away instead.',
  },
];
