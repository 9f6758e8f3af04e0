import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { notedSocket } from './socket';

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
