import { once } from 'node:events';
import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import { join, normalize } from 'node:path';
import ssh2, { type Connection, type SFTPWrapper } from 'ssh2';
import { onTestFinished } from 'vitest';
import type { SshKey } from './sshKeys';

const { Server, utils } = ssh2;
const { STATUS_CODE, OPEN_MODE } = utils.sftp;

interface Faults {
  /** After so many bytes of one file the connection is cut. */
  cutAfter?: number;
  /** The connection is cut after a file was renamed, before that is answered. */
  cutAfterRename?: boolean;
  /** No file can be made or changed. */
  readOnly?: boolean;
}

/**
 * A real SSH server on loopback with files of a folder behind it, for one user and one key. As OpenSSH's, it does not
 * rename over another file.
 */
export async function openSftpServer(root: string, hostKey: SshKey, userKey: SshKey) {
  const faults: Faults = {};
  const attempts: string[] = [];
  const sockets = new Set<Socket>();
  const allowed = utils.parseKey(userKey.public);
  if (allowed instanceof Error) throw allowed;
  const server = new Server({ hostKeys: [hostKey.private] }, (client) => {
    client.on('error', () => undefined);
    client.on('authentication', (context) => {
      attempts.push(`${context.username} by ${context.method}`);
      if (context.method !== 'publickey' || context.username !== 'larkspur')
        return context.reject(['publickey']);
      const isKnown = context.key.data.equals(allowed.getPublicSSH());
      const isSigned =
        !context.signature || allowed.verify(context.blob!, context.signature, context.hashAlgo) === true;
      return isKnown && isSigned ? context.accept() : context.reject(['publickey']);
    });
    client.on('ready', () =>
      client.on('session', (accept) =>
        accept().on('sftp', (accept) => {
          const open = channel(accept(), { root, faults, cut: () => cut(client) });
          serveFiles(open);
          serveFolders(open);
        }),
      ),
    );
  });
  const net = server as unknown as { on(event: 'connection', listener: (socket: Socket) => void): void };
  net.on('connection', (socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.end?.();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, faults, attempts };
}

const cut = (client: Connection): void => {
  (client as unknown as { readonly _sock: Socket })._sock.destroy();
};

interface Behind {
  readonly root: string;
  readonly faults: Faults;
  readonly cut: () => void;
}

interface OpenFolder {
  names: string[] | undefined;
  readonly folder: string;
}

/** What is open, and how each question is answered. */
function channel(sftp: SFTPWrapper, { root, faults, cut }: Behind) {
  const opened = new Map<number, FileHandle | OpenFolder>();
  let last = 0;
  sftp.on('close', () => {
    for (const what of opened.values()) if ('close' in what) void what.close();
  });
  return {
    sftp,
    faults,
    cut,
    opened,
    inside: (path: string) => join(root, normalize(`/${path}`)),
    keep: (what: FileHandle | OpenFolder): Buffer => {
      last += 1;
      opened.set(last, what);
      const handle = Buffer.alloc(4);
      handle.writeUInt32BE(last);
      return handle;
    },
    answered: (id: number, work: () => Promise<unknown>) =>
      void work().then(
        () => sftp.status(id, STATUS_CODE.OK),
        (error: NodeJS.ErrnoException) => sftp.status(id, statusOf(error), error.code ?? error.message),
      ),
    told: (id: number, work: () => Promise<unknown>) =>
      void work().catch((error: NodeJS.ErrnoException) => sftp.status(id, statusOf(error), error.code)),
    expectWritable: () => {
      if (faults.readOnly) throw Object.assign(new Error('read-only'), { code: 'EACCES' });
    },
  };
}
type Channel = ReturnType<typeof channel>;

function serveFiles({
  sftp,
  faults,
  cut,
  opened,
  inside,
  keep,
  answered,
  told,
  expectWritable,
}: Channel): void {
  let received = 0;
  const file = (handle: Buffer) => opened.get(handle.readUInt32BE()) as FileHandle;
  sftp.on('OPEN', (id, path, flags) =>
    told(id, async () => {
      if (flags & OPEN_MODE.WRITE) expectWritable();
      sftp.handle(id, keep(await open(inside(path), nodeFlags(flags), 0o600)));
    }),
  );
  sftp.on('WRITE', (id, handle, offset, data) =>
    answered(id, async () => {
      received += data.length;
      if (received > (faults.cutAfter ?? Infinity)) {
        await file(handle).write(data, 0, Math.floor(data.length / 2), offset);
        cut();
        return;
      }
      await file(handle).write(data, 0, data.length, offset);
    }),
  );
  sftp.on('READ', (id, handle, offset, length) =>
    told(id, async () => {
      const { bytesRead, buffer } = await file(handle).read(Buffer.alloc(length), 0, length, offset);
      if (bytesRead === 0) sftp.status(id, STATUS_CODE.EOF);
      else sftp.data(id, buffer.subarray(0, bytesRead));
    }),
  );
  sftp.on('FSTAT', (id, handle) => told(id, async () => sftp.attrs(id, attrsOf(await file(handle).stat()))));
  sftp.on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK));
  sftp.on('CLOSE', (id, handle) =>
    answered(id, async () => {
      const what = opened.get(handle.readUInt32BE());
      opened.delete(handle.readUInt32BE());
      if (what && 'close' in what) await what.close();
    }),
  );
}

function serveFolders({
  sftp,
  faults,
  cut,
  opened,
  inside,
  keep,
  answered,
  told,
  expectWritable,
}: Channel): void {
  sftp.on('STAT', (id, path) => told(id, async () => sftp.attrs(id, attrsOf(await stat(inside(path))))));
  sftp.on('LSTAT', (id, path) => told(id, async () => sftp.attrs(id, attrsOf(await lstat(inside(path))))));
  sftp.on('OPENDIR', (id, path) =>
    told(id, async () => {
      const folder = inside(path);
      sftp.handle(id, keep({ names: await readdir(folder), folder }));
    }),
  );
  sftp.on('READDIR', (id, handle) =>
    told(id, async () => {
      const list = opened.get(handle.readUInt32BE()) as OpenFolder;
      const { names } = list;
      list.names = undefined;
      if (!names?.length) {
        sftp.status(id, STATUS_CODE.EOF);
        return;
      }
      const entries = names.map(async (filename) => {
        const state = await lstat(join(list.folder, filename));
        return { filename, longname: `${state.isFile() ? '-' : 'd'}rw-r-----`, attrs: attrsOf(state) };
      });
      sftp.name(id, await Promise.all(entries));
    }),
  );
  sftp.on('MKDIR', (id, path) => answered(id, () => mkdir(inside(path))));
  sftp.on('REMOVE', (id, path) => answered(id, () => rm(inside(path))));
  sftp.on('RENAME', (id, from, to) =>
    answered(id, async () => {
      expectWritable();
      if (await lstat(inside(to)).catch(() => undefined)) throw new Error('It is there already');
      await rename(inside(from), inside(to));
      if (faults.cutAfterRename) cut();
    }),
  );
}

const statusOf = ({ code }: NodeJS.ErrnoException): number =>
  ({ ENOENT: STATUS_CODE.NO_SUCH_FILE, EACCES: STATUS_CODE.PERMISSION_DENIED })[code ?? ''] ??
  STATUS_CODE.FAILURE;

const attrsOf = ({ mode, uid, gid, size, atimeMs, mtimeMs }: Awaited<ReturnType<typeof stat>>) => ({
  mode: Number(mode),
  uid: Number(uid),
  gid: Number(gid),
  size: Number(size),
  atime: Math.floor(Number(atimeMs) / 1000),
  mtime: Math.floor(Number(mtimeMs) / 1000),
});

function nodeFlags(flags: number): number {
  const both = OPEN_MODE.READ | OPEN_MODE.WRITE;
  const access = [constants.O_RDONLY, constants.O_RDONLY, constants.O_WRONLY, constants.O_RDWR][
    flags & both
  ]!;
  return (
    access |
    (flags & OPEN_MODE.CREAT ? constants.O_CREAT : 0) |
    (flags & OPEN_MODE.TRUNC ? constants.O_TRUNC : 0) |
    (flags & OPEN_MODE.EXCL ? constants.O_EXCL : 0)
  );
}
