import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { type ControlRequest, notedSocket } from './controlSocket';
import type { ImportReport, Progress } from './report';

interface Answer {
  readonly progress?: Progress;
  readonly report?: ImportReport;
  readonly error?: string;
}

/**
 * Has the server that holds this data folder import the drop; undefined when no server listens.
 * @throws with the server's own words when the import failed there
 */
export async function importThroughServer(
  dataDir: string,
  folder: string,
  onProgress: (step: Progress) => void,
): Promise<ImportReport | undefined> {
  const path = await notedSocket(dataDir);
  const socket = path === undefined ? undefined : await reach(path);
  if (!socket) return undefined;
  const request: ControlRequest = { command: 'import', folder };
  socket.write(`${JSON.stringify(request)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const { progress, report, error } = JSON.parse(line) as Answer;
    if (progress) onProgress(progress);
    if (error !== undefined) throw new Error(error);
    if (report) return report;
  }
  throw new Error(
    'The server ended before it said how the import went. Start it again, then import the drop again.',
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
