import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { isAbsolute } from 'node:path';
import type { Db } from '../db/db';
import { type ControlRequest, socketFor, socketNote } from './controlSocket';
import { importDrop } from './importDrop';

const LONGEST_REQUEST = 64 * 1024;

/**
 * Lets commands reach the database through the process that holds it: a Unix socket that only this user can
 * open. One line of JSON in, `{"command":"import","folder":"/abs/path"}`; lines of JSON out,
 * `{"progress":…}` and at last `{"report":…}` or `{"error":"…"}`.
 * @returns stops listening, after a running import
 */
export async function serveControl(dataDir: string, db: Db): Promise<() => Promise<void>> {
  const path = socketFor(dataDir);
  const busy = new Set<Promise<void>>();
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // The client may leave at any time; the import goes on without it.
    socket.on('error', () => undefined);
    onFirstLine(socket, (line) => {
      const work = answer(socket, db, line).finally(() => busy.delete(work));
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

async function answer(socket: Socket, db: Db, line: string): Promise<void> {
  const say = (words: object) => socket.writable && socket.write(`${JSON.stringify(words)}\n`);
  try {
    const { folder } = requestOf(line);
    say({ report: await importDrop(db, folder, { onProgress: (progress) => say({ progress }) }) });
  } catch (error) {
    say({ error: (error as Error).message });
  }
  socket.end();
}

function requestOf(line: string): ControlRequest {
  let request: Partial<ControlRequest> = {};
  try {
    request = JSON.parse(line) as Partial<ControlRequest>;
  } catch {
    // An unreadable line is answered like one with an unknown command.
  }
  if (request?.command !== 'import' || typeof request.folder !== 'string' || !isAbsolute(request.folder)) {
    throw new Error(
      'The server understands {"command":"import","folder":"/absolute/path"} and nothing else.',
    );
  }
  return { command: 'import', folder: request.folder };
}
