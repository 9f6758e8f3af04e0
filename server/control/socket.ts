import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
export async function notedSocket(dataDir: string): Promise<string | undefined> {
  try {
    const note = JSON.parse(await readFile(socketNote(dataDir), 'utf8')) as { socket?: unknown };
    return typeof note.socket === 'string' ? note.socket : undefined;
  } catch {
    return undefined;
  }
}
