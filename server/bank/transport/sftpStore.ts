import { createHash, timingSafeEqual } from 'node:crypto';
import type SftpClient from 'ssh2-sftp-client';
import { type BankPlace, type FileStore, TransportError } from './fileStore';
import { isThere } from './folderStore';

export interface SftpServer {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  /** Our private key, as its file holds it. */
  readonly key: Buffer;
  readonly passphrase: string | undefined;
  /** The SHA-256 of each public key that the server may have, 32 bytes each. */
  readonly hostKeys: readonly HostKey[];
  readonly out: string;
  readonly in: string;
  /** Told what the connection does; neither keys nor bytes of files are in it. */
  readonly debug?: (line: string) => void;
}

/** A key of a server: `SHA256:…` as ssh-keygen -l writes it, or the line of a public key. */
export interface HostKey {
  readonly sha256: Buffer;
  /** Such as 'ssh-ed25519'; undefined where only its fingerprint is known. */
  readonly type: string | undefined;
}

/** Reads one pinned key; undefined where it is none. */
export function hostKeyOf(text: string): HostKey | undefined {
  const [, print] = /^SHA256:([A-Za-z0-9+/]{43})=?$/.exec(text) ?? [];
  if (print !== undefined) return { sha256: Buffer.from(print, 'base64'), type: undefined };
  const [, type, key] =
    /^(ssh-(?:ed25519|rsa)|ecdsa-sha2-nistp(?:256|384|521)) ([A-Za-z0-9+/]+={0,2})(?: |$)/.exec(text) ?? [];
  if (!type || !key) return undefined;
  return { sha256: createHash('sha256').update(Buffer.from(key, 'base64')).digest(), type };
}

/** @throws in words where a private key cannot be read, or not with this passphrase; a start is the time to say so */
export async function expectSshKey(key: Buffer, passphrase: string | undefined): Promise<void> {
  const { default: ssh2 } = await import('ssh2');
  const read = ssh2.utils.parseKey(key, passphrase);
  if (!(read instanceof Error) && (Array.isArray(read) ? read[0]! : read).isPrivateKey()) return;
  throw new Error(
    'BANK_SFTP_KEY_FILE holds no private key that can be read, so the bank would let nobody in. Put a key of ' +
      'ssh-keygen there; where it has a passphrase, put that alone into the file of BANK_SFTP_PASSPHRASE_FILE.',
  );
}

const READY_MS = 20_000;
const ALIVE_MS = 10_000;
/** A server that says nothing to one question for so long counts as away. */
const ANSWER_MS = 120_000;
/** 10 KB a second: a slower line counts as broken. */
const SLOWEST_BYTES_A_MS = 10;
/** What SFTP says of a file that is not there. */
const NO_SUCH_FILE = 2;

/** Folders on the bank's own server, over SSH. Each visit is a connection of its own. */
export const bankSftp = (server: SftpServer): BankPlace => ({
  out: server.out,
  in: server.in,
  lookEveryMs: 300_000,
  where: `${server.user}@${server.host}:${server.port}`,
  async visit(work) {
    const { client, sftp } = await connect(server);
    try {
      return await work(storeOf(client, sftp));
    } finally {
      await leave(client);
    }
  },
});

const LEAVE_MS = 5_000;

/** Says good-bye, and waits no longer for a server that does not answer. */
const leave = (client: SftpClient): Promise<unknown> => within(LEAVE_MS, client.end()).catch(() => undefined);

const quiet = { error: () => undefined, end: () => undefined, close: () => undefined };

type Sftp = Awaited<ReturnType<SftpClient['connect']>>;
type Stats = Parameters<Parameters<Sftp['stat']>[1]>[1];

async function connect({ host, port, user, key, passphrase, hostKeys, debug }: SftpServer) {
  // Only where there is such a server: it takes a while to load.
  const { default: Client } = await import('ssh2-sftp-client');
  const client = new Client('bank', quiet);
  const where = `${host}:${port}`;
  const types = hostKeys.map(({ type }) => type);
  let shown: string | undefined;
  try {
    const sftp = await client.connect({
      host,
      port,
      username: user,
      privateKey: key,
      passphrase,
      readyTimeout: READY_MS,
      keepaliveInterval: ALIVE_MS,
      debug,
      // Before anything is said of who calls: to another server not even our name goes.
      hostVerifier: (offered: Buffer) => {
        const sha256 = createHash('sha256').update(offered).digest();
        const isPinned = hostKeys.some((pinned) => timingSafeEqual(pinned.sha256, sha256));
        if (!isPinned) shown = `SHA256:${sha256.toString('base64').replace(/=$/, '')}`;
        return isPinned;
      },
      // A server has a key of each kind and shows the kind that we like best: that has to be a pinned one.
      ...(types.every((type) => type !== undefined) && {
        algorithms: { serverHostKey: types.flatMap(algorithmsOf) },
      }),
    });
    return { client, sftp };
  } catch (error) {
    // Of a connection without folders the library does not know that it is one.
    (client as unknown as { readonly client: { end(): void } }).client.end();
    throw connectError(where, error as Error, shown);
  }
}

type HostKeyAlgorithm = 'rsa-sha2-512' | 'rsa-sha2-256' | 'ssh-ed25519';

const algorithmsOf = (type: string): HostKeyAlgorithm[] =>
  type === 'ssh-rsa' ? ['rsa-sha2-512', 'rsa-sha2-256'] : [type as HostKeyAlgorithm];

function connectError(where: string, error: Error, shown: string | undefined): TransportError {
  if (shown !== undefined)
    return new TransportError(
      'hostKey',
      `The server at ${where} shows the key ${shown}, which is not in BANK_SFTP_HOST_KEY. Nothing was sent. Ask the ` +
        'bank whether its key is new; only then set it.',
      { cause: error },
    );
  if (/authentication methods failed|Permission denied/i.test(error.message))
    return new TransportError(
      'userKey',
      `The server at ${where} does not let us in with the key of BANK_SFTP_KEY_FILE. Ask the bank whether it has ` +
        'the public half, for the user in BANK_SFTP_URL.',
      { cause: error },
    );
  return unreachable(where, error);
}

const unreachable = (where: string, error: Error): TransportError =>
  new TransportError('unreachable', `The server ${where} cannot be reached: ${error.message}`, {
    cause: error,
  });

const storeOf = (client: SftpClient, sftp: Sftp): FileStore => ({
  async size(path) {
    const state = await asked(path, stateOf(sftp, path));
    if (state && !state.isFile())
      throw new TransportError('folder', `${path} on the server is no plain file.`);
    return state?.size;
  },
  async list(folder) {
    const entries = await asked(folder, client.list(folder));
    return entries
      .filter(({ type }) => type === '-')
      .map(({ name, size, modifyTime }) => ({ name, size, modifiedAt: modifyTime }));
  },
  async write(path, bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const options = { writeStreamOptions: { flags: 'w', mode: 0o640 } } as const;
    await asked(path, client.put(buffer, path, options), buffer.length / SLOWEST_BYTES_A_MS);
    await asked(path, syncFile(sftp, path));
  },
  async read(path) {
    return (await asked(path, client.get(path))) as Buffer;
  },
  async move(from, to) {
    // Some servers rename over another file.
    if ((await this.size(to)) !== undefined) throw isThere(to);
    await asked(from, client.rename(from, to));
  },
  async remove(path) {
    await asked(path, client.delete(path, true));
  },
  async makeFolder(path) {
    if ((await asked(path, client.exists(path))) === false) await asked(path, client.mkdir(path));
  },
});

/** The library itself takes every failure for a file that is not there. */
const stateOf = (sftp: Sftp, path: string): Promise<Stats | undefined> =>
  new Promise((resolve, reject) => {
    sftp.stat(path, (error, stats) => {
      if (!error) resolve(stats);
      else if ((error as { readonly code?: unknown }).code === NO_SUCH_FILE) resolve(undefined);
      else reject(error);
    });
  });

const UNSUPPORTED = 8;

/**
 * Has the server write a file to its disk, where it knows how (an extension of OpenSSH) and lets us open the file again,
 * which a folder that is only written to does not.
 */
const syncFile = (sftp: Sftp, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    sftp.open(path, 'r+', (error, handle) => {
      if (error) {
        resolve();
        return;
      }
      const close = (failure: Error | undefined) => {
        const isFailure = failure && (failure as { readonly code?: unknown }).code !== UNSUPPORTED;
        sftp.close(handle, () => (isFailure ? reject(failure) : resolve()));
      };
      try {
        sftp.ext_openssh_fsync(handle, (failure) => close(failure));
      } catch {
        // The library says so by throwing: this server does not know it.
        close(undefined);
      }
    });
  });

async function asked<T>(path: string, answer: Promise<T>, longerMs = 0): Promise<T> {
  try {
    return await within(ANSWER_MS + longerMs, answer);
  } catch (error) {
    const { code, message } = error as Error & { readonly code?: unknown };
    // What the server itself answered has the number of its status.
    if (typeof code === 'number')
      throw new TransportError('folder', `The server refuses ${path}: ${message}`, { cause: error });
    throw unreachable(`with ${path}`, error as Error);
  }
}

async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer')), milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
