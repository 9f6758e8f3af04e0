import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { socketFor, socketNote } from './socket';

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
