import { type HostKey, hostKeyOf } from '../bank/transport/sftpStore';
import { type Environment, pathOf, wordOf } from './configValues';
import { readTogether } from './settingsRefused';

/** How files get to the bank and back. Paths are absolute. */
export interface BankConfig {
  /** Undefined: somebody carries them. */
  readonly place: FolderConfig | SftpConfig | undefined;
  readonly pgp: PgpConfig | undefined;
  /** Whether each released file is delivered without anybody's doing. */
  readonly send: 'released' | 'manual';
}

interface FolderConfig {
  readonly kind: 'folders';
  readonly out: string;
  readonly in: string;
}

export interface SftpConfig {
  readonly kind: 'sftp';
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly out: string;
  readonly in: string;
  readonly hostKeys: readonly HostKey[];
  readonly keyFile: string;
  readonly passphraseFile: string | undefined;
}

export interface PgpConfig {
  readonly publicKeyFile: string | undefined;
  readonly privateKeyFile: string | undefined;
  readonly passphraseFile: string | undefined;
  readonly signature: 'required' | 'optional';
}

const folderNames = ['BANK_OUT_DIR', 'BANK_IN_DIR'] as const;
const sftpNames = [
  'BANK_SFTP_URL',
  'BANK_SFTP_OUT',
  'BANK_SFTP_IN',
  'BANK_SFTP_HOST_KEY',
  'BANK_SFTP_KEY_FILE',
] as const;

/** @throws with what is wrong, why, and what to set instead; never with a key or a password */
export function bankOf(env: Environment): BankConfig {
  return readTogether(
    {
      place: () => placeOf(env),
      pgp: () => pgpOf(env),
      send: () => wordOf(env, 'BANK_SEND', ['released', 'manual']),
    },
    () => {
      if (env.BANK_SFTP_PASSPHRASE_FILE && sftpNames.every((name) => !env[name]))
        throw missing('BANK_SFTP_PASSPHRASE_FILE', 'BANK_SFTP_KEY_FILE');
    },
  );
}

function placeOf(env: Environment): BankConfig['place'] {
  const { folders, server } = readTogether({
    folders: () => all(env, folderNames, 'a bank’s folders'),
    server: () => all(env, sftpNames, 'a bank’s SFTP server'),
  });
  if (folders && server) {
    throw new Error(
      'Both BANK_OUT_DIR and BANK_SFTP_URL are set, so nobody could tell which way files go. Set folders, or a server.',
    );
  }
  return folders
    ? { kind: 'folders', out: pathOf(folders.BANK_OUT_DIR)!, in: pathOf(folders.BANK_IN_DIR)! }
    : server && sftpOf(server, pathOf(env.BANK_SFTP_PASSPHRASE_FILE));
}

/** All of them, or none: undefined. */
function all<const N extends readonly string[]>(
  env: Environment,
  names: N,
  what: string,
): Readonly<Record<N[number], string>> | undefined {
  const absent = names.filter((name) => !env[name]);
  if (absent.length === names.length) return undefined;
  if (absent.length === 0) return env as Record<N[number], string>;
  const set = names.filter((name) => env[name]);
  throw new Error(
    `${set.join(', ')} ${set.length === 1 ? 'is' : 'are'} set and ${absent.join(', ')} ` +
      `${absent.length === 1 ? 'is' : 'are'} not, so files would find no way through ${what}. Set all of ` +
      `${names.join(', ')}, or none.`,
  );
}

const missing = (set: string, absent: string): Error =>
  new Error(`${set} is set and ${absent} is not, so it would be of no use. Set both, or neither.`);

function sftpOf(
  env: Readonly<Record<(typeof sftpNames)[number], string>>,
  passphraseFile: string | undefined,
): SftpConfig {
  const url = URL.canParse(env.BANK_SFTP_URL) ? new URL(env.BANK_SFTP_URL) : undefined;
  // What is wrong with it is not shown: it may hold a password.
  if (url?.password) {
    throw new Error(
      'BANK_SFTP_URL holds a password, which everybody could read who sees the settings. Leave it out: the portal ' +
        'signs in with the key of BANK_SFTP_KEY_FILE.',
    );
  }
  if (url?.protocol !== 'sftp:' || !url.username || !url.hostname || !/^\/?$/.test(url.pathname)) {
    throw new Error(
      'BANK_SFTP_URL is no address of an SFTP server. Set it to sftp://user@host:22/, without a path: folders are ' +
        'BANK_SFTP_OUT and BANK_SFTP_IN.',
    );
  }
  return {
    kind: 'sftp',
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || 22),
    user: decodeURIComponent(url.username),
    out: folderOf(env.BANK_SFTP_OUT),
    in: folderOf(env.BANK_SFTP_IN),
    hostKeys: pinnedIn(env.BANK_SFTP_HOST_KEY),
    keyFile: pathOf(env.BANK_SFTP_KEY_FILE)!,
    passphraseFile,
  };
}

const folderOf = (path: string): string => path.replace(/(?<=.)\/+$/, '');

function pinnedIn(text: string): readonly HostKey[] {
  const parts = text.split(/[,\n]/).map((part) => part.trim());
  const keys = parts.filter(Boolean).map(pinned);
  return keys.length > 0 ? keys : [pinned(text)];
}

function pinned(text: string): HostKey {
  const key = hostKeyOf(text);
  if (key) return key;
  throw new Error(
    `BANK_SFTP_HOST_KEY names "${text}", which is no key of a server. Set it to what the bank says of its key, such as ` +
      'SHA256: and 43 characters, or ssh-ed25519 AAAA…; several separated by commas.',
  );
}

function pgpOf(env: Environment): PgpConfig | undefined {
  const publicKeyFile = pathOf(env.BANK_PGP_PUBLIC_KEY_FILE);
  const privateKeyFile = pathOf(env.BANK_PGP_PRIVATE_KEY_FILE);
  const passphraseFile = pathOf(env.BANK_PGP_PASSPHRASE_FILE);
  if (passphraseFile && !privateKeyFile)
    throw missing('BANK_PGP_PASSPHRASE_FILE', 'BANK_PGP_PRIVATE_KEY_FILE');
  if (env.BANK_PGP_SIGNATURE && !publicKeyFile)
    throw missing('BANK_PGP_SIGNATURE', 'BANK_PGP_PUBLIC_KEY_FILE');
  if (!publicKeyFile && !privateKeyFile) return undefined;
  const signature = wordOf(env, 'BANK_PGP_SIGNATURE', ['required', 'optional']);
  return { publicKeyFile, privateKeyFile, passphraseFile, signature };
}
