import { type CodePurpose, type CodeVerdict, makeCode } from './codes';
import { expiredCode, limitExceeded, type PoolFailure, wrongCode } from './failures';
import { admitUse, type Limit, networkOf, rateExceeded } from './limits';
import { type CodeDeliveryDetails, toMail, toPhone } from './masks';
import type { Pool, Sql } from './pool';
import type { Email } from '../domain/email/emails';

/**
 * Per purpose, so that nobody who asks for a stranger's password codes keeps other codes from the stranger; and less
 * for one network than for the name, so that the stranger can still ask from another.
 */
const perName = { most: 10, seconds: 3600 };
const perNameAndNetwork = { most: 5, seconds: 3600 };
/** Who is sent one has proven the password; several devices, or a bad line, ask more often than strangers may. */
const signInsPerName = { most: 15, seconds: 3600 };
/** Five tries void a code: one network cannot void each that somebody is sent. */
const triesPerNameAndNetwork = { most: 20, seconds: 3600 };
const perNetwork: Limit = { what: 'codes', most: 100, seconds: 3600 };

/** Where a code goes. */
export interface Contact {
  readonly channel: 'mail' | 'text';
  readonly to: string;
}

export interface CodeRequest {
  /** Canonical; need not be anybody's. */
  readonly username: string;
  readonly purpose: CodePurpose;
}

/** Counts the request for a code. Answers the refusal where name or network asked too often. */
export async function refuseCode(
  pool: Pool,
  sql: Sql,
  { username, purpose, address }: CodeRequest & { readonly address: string },
): Promise<PoolFailure | undefined> {
  const name = { what: `codes ${purpose}`, who: username };
  // Who is sent a code to sign in proved a password before. Strangers' requests from the same network count apart.
  if (purpose === 'signIn') {
    return (await admitUse(pool, sql, { ...signInsPerName, ...name })) ? undefined : limitExceeded();
  }
  const network = { ...perNetwork, who: networkOf(address) };
  if (!(await admitUse(pool, sql, network))) return rateExceeded(pool, sql, network);
  const both = { what: `${name.what} from one network`, who: `${username}\0${network.who}` };
  const admitted =
    (await admitUse(pool, sql, { ...perNameAndNetwork, ...both })) &&
    (await admitUse(pool, sql, { ...perName, ...name }));
  return admitted ? undefined : limitExceeded();
}

/** Counts a try to replace a password with a code. Answers the refusal where one network tried too often at the name. */
export async function refuseTry(
  pool: Pool,
  sql: Sql,
  { username, address }: { readonly username: string; readonly address: string },
): Promise<PoolFailure | undefined> {
  const use = { what: 'code tries from one network', who: `${username}\0${networkOf(address)}` };
  return (await admitUse(pool, sql, { ...triesPerNameAndNetwork, ...use })) ? undefined : limitExceeded();
}

/** Makes a code and sends it. Without a contact the work is the same, and the letter goes to nobody. */
export async function sendCode(
  pool: Pool,
  sql: Sql,
  request: CodeRequest & {
    readonly seconds: number;
    readonly contact: Contact | undefined;
    readonly letterOf: (code: string) => Email;
  },
): Promise<void> {
  const { contact, letterOf, ...rest } = request;
  const code = await makeCode(pool, sql, { ...rest, target: contact?.to });
  await pool.outbox.put(sql, {
    channel: contact?.channel ?? 'mail',
    to: contact?.to ?? null,
    letter: letterOf(code),
  });
}

export const deliveryTo = ({ channel, to }: Contact): CodeDeliveryDetails =>
  channel === 'mail' ? toMail(to) : toPhone(to);

/**
 * The refusal that a verdict means, if any.
 * @param hides for whom is not signed in: "ask for a code again" would tell a stranger that nobody asked yet, which
 * the protocol words like a wrong code
 */
export function apiErrorOf(verdict: CodeVerdict, hides = false): PoolFailure | undefined {
  if (verdict.verdict === 'right') return undefined;
  if (verdict.verdict === 'wrong') return wrongCode();
  if (verdict.why === 'tries') return limitExceeded();
  return hides && verdict.why === 'never' ? wrongCode() : expiredCode();
}
