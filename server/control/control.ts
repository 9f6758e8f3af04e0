import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

// The kernel keeps a socket's address in 108 bytes, on some systems in 104, the closing NUL included.
const LONGEST_ADDRESS = 100;

/** Where a server on this data folder listens; a long path is replaced by a short one of its own. */
export function socketFor(dataDir: string): string {
  const inside = join(dataDir, 'control.sock');
  if (Buffer.byteLength(inside) <= LONGEST_ADDRESS) return inside;
  return join(tmpdir(), `fieldgate-${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}.sock`);
}

/** The file of the data folder that names the socket: another process may have another temporary folder. */
export const socketNote = (dataDir: string): string => join(dataDir, 'control.json');

/** The socket of the server on this data folder, as its note says; undefined when none ever listened. */
async function notedSocket(dataDir: string): Promise<string | undefined> {
  try {
    const note = JSON.parse(await readFile(socketNote(dataDir), 'utf8')) as { socket?: unknown };
    return typeof note.socket === 'string' ? note.socket : undefined;
  } catch {
    return undefined;
  }
}

const LONGEST_REQUEST = 64 * 1024;

/**
 * What a command does with what it was given beside its name. It may tell how far it is; what it returns is its report.
 * Both travel as JSON.
 */
export type Command = (
  given: Readonly<Record<string, unknown>>,
  tell: (progress: unknown) => void,
) => Promise<unknown>;

/** Commands by their names. */
export type Commands = ReadonlyMap<string, Command>;

/**
 * Lets commands reach the database through the process that holds it: a Unix socket that only this user can
 * open. One line of JSON in, such as `{"command":"import","folder":"/abs/path"}`; lines of JSON out,
 * `{"progress":…}` and at last `{"report":…}` or `{"error":"…"}`.
 * @returns stops listening, after commands that run
 */
export async function serveControl(dataDir: string, commands: Commands): Promise<() => Promise<void>> {
  const path = socketFor(dataDir);
  const busy = new Set<Promise<void>>();
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // The client may leave at any time; the import goes on without it.
    socket.on('error', () => undefined);
    onFirstLine(socket, (line) => {
      const work = answer(socket, commands, line).finally(() => busy.delete(work));
      busy.add(work);
    });
  });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // The data folder belongs to one process at a time, so a socket that is still there is a dead one's.
  rmSync(path, { force: true });
  await listen(server, path);
  writeFileSync(socketNote(dataDir), JSON.stringify({ socket: path }), { mode: 0o600 });
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    await Promise.all(busy);
    for (const socket of open) socket.destroy();
    await closed;
    rmSync(socketNote(dataDir), { force: true });
  };
}

async function listen(server: Server, path: string): Promise<void> {
  const before = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
    chmodSync(path, 0o600);
  } finally {
    process.umask(before);
  }
}

function onFirstLine(socket: Socket, act: (line: string) => void): void {
  let text = '';
  const read = (chunk: string) => {
    text += chunk;
    const end = text.indexOf('\n');
    if (end < 0 && text.length < LONGEST_REQUEST) return;
    socket.off('data', read);
    socket.resume();
    act(end < 0 ? '' : text.slice(0, end));
  };
  socket.setEncoding('utf8').on('data', read);
}

async function answer(socket: Socket, commands: Commands, line: string): Promise<void> {
  const say = (words: object) => socket.writable && socket.write(`${JSON.stringify(words)}\n`);
  try {
    const { command, ...given } = readRequest(line);
    const known = typeof command === 'string' ? commands.get(command) : undefined;
    if (!known) {
      const names = [...commands.keys()].join(', ');
      throw new Error(`The server understands one line of JSON with one of these as its command: ${names}.`);
    }
    say({ report: await known(given, (progress) => say({ progress })) });
  } catch (error) {
    say({ error: (error as Error).message });
  }
  socket.end();
}

function readRequest(line: string): Readonly<Record<string, unknown>> {
  try {
    return { ...(JSON.parse(line) as Record<string, unknown> | null) };
  } catch {
    // An unreadable line is answered like one with an unknown command.
    return {};
  }
}

interface Answer {
  readonly progress?: unknown;
  readonly report?: unknown;
  readonly error?: string;
}

interface Question {
  readonly dataDir: string;
  readonly request: Readonly<Record<string, unknown>> & { readonly command: string };
  readonly onProgress?: (progress: unknown) => void;
}

/**
 * Has the server that holds this data folder do a command. Answers with its report as it came over the socket;
 * undefined when no server listens.
 * @throws with the server's own words when the command failed there
 */
export async function askServer({
  dataDir,
  request,
  onProgress = () => undefined,
}: Question): Promise<{ readonly report: unknown } | undefined> {
  const path = await notedSocket(dataDir);
  const socket = path === undefined ? undefined : await reach(path);
  if (!socket) return undefined;
  socket.write(`${JSON.stringify(request)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const { progress, report, error } = JSON.parse(line) as Answer;
    if (progress !== undefined) onProgress(progress);
    if (error !== undefined) throw new Error(error);
    if (report !== undefined) return { report };
  }
  throw new Error(
    'The server ended before it said how it went. Start it again, look what is there, then ask again.',
  );
}

const reach = (path: string): Promise<Socket | undefined> =>
  new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket.setEncoding('utf8')));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(error.code ?? '') ? resolve(undefined) : reject(error),
    );
  });
