import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * How a commit ends: undone for the sake of another, by either of two codes; with a connection that broke before the
 * server had heard of it; or done, with a connection that broke before anybody heard of that.
 */
const conflictKinds = ['serialization', 'deadlock', 'cut', 'unanswered'] as const;

type ConflictKind = (typeof conflictKinds)[number];

/** A stretch of wire before a PostgreSQL on which some commits end badly. */
interface Conflicts {
  /** An address of the server, with this stretch in its place. */
  urlOf(serverUrl: string): string;
  /** How often each happened. */
  readonly injected: Readonly<Record<ConflictKind, number>>;
  /** Commits that were asked for, whatever became of them. */
  commits(): number;
  stop(): Promise<void>;
}

interface ConflictOptions {
  /** Of each kind: how many of a hundred commits, all kinds together. */
  readonly percent: number;
  /** A number from 0 to below 1. */
  readonly random: () => number;
}

/** Of a hundred commits, as TEST_CONFLICTS says; five where it says nothing. */
export const conflictPercent = (): number => Number(process.env['TEST_CONFLICTS'] ?? '5');

/** Parse, Bind, Describe, Execute, Close. */
const PARTS: ReadonlySet<string> = new Set('PBDEC');

const codes = { serialization: '40001', deadlock: '40P01' } as const;

/** A server raises the error itself, so that what the driver reads is what a server writes. */
const raise = (code: string) =>
  `do $$ begin raise exception 'undone by a test' using errcode = '${code}'; end $$`;

/**
 * Reads the protocol between a program and its server and passes it on, but for some statements that are "commit" and
 * nothing else, as at the end of a transaction of the product. Without encryption, as on loopback.
 */
export async function startConflicts(
  serverUrl: string,
  { percent, random }: ConflictOptions,
): Promise<Conflicts> {
  const injected = { serialization: 0, deadlock: 0, cut: 0, unanswered: 0 };
  let commits = 0;
  const decide = (): ConflictKind | undefined => {
    commits += 1;
    if (random() * 100 >= percent) return undefined;
    const kind = conflictKinds[Math.floor(random() * conflictKinds.length)]!;
    injected[kind] += 1;
    return kind;
  };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(placeOf(serverUrl));
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    relay(near, far, decide);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    urlOf(url) {
      const here = new URL(url);
      here.searchParams.delete('host');
      return Object.assign(here, { hostname: '127.0.0.1', port: String(port) }).href;
    },
    injected,
    commits: () => commits,
    async stop() {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}

/** Where the driver would connect to: a server on loopback, or its socket in the file system. */
function placeOf(url: string) {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  return folder === null ? { host: hostname, port: Number(port) } : { path: `${folder}/.s.PGSQL.${port}` };
}

function relay(near: Socket, far: Socket, decide: () => ConflictKind | undefined): void {
  const commitsByName = new Set<string>();
  let asked: Buffer[] = [];
  let isCommit = false;
  let isUnanswered = false;
  const endBoth = () => {
    near.destroy();
    far.destroy();
  };
  /** What was asked up to a Sync goes on as a whole, or something else does in its place. */
  const pass = () => {
    const kind = isCommit ? decide() : undefined;
    if (kind === 'cut') endBoth();
    else if (kind === 'serialization' || kind === 'deadlock') far.write(simpleQuery(raise(codes[kind])));
    else {
      isUnanswered = kind === 'unanswered';
      far.write(Buffer.concat(asked));
    }
    asked = [];
    isCommit = false;
  };
  const read = messages(true, (type, message) => {
    if (type === 'P') {
      const [name, text] = textsOf(message);
      if (text === 'commit') commitsByName.add(name);
      else commitsByName.delete(name);
    }
    if (type === 'B') isCommit = commitsByName.has(textsOf(message)[1]);
    // One that has no name comes as a whole.
    if (type === 'Q') isCommit = textsOf(message)[0] === 'commit';
    asked.push(message);
    // A statement in parts ends with Sync, and what has no parts goes on at once.
    if (!PARTS.has(type)) pass();
  });
  near.on('data', read);
  const answered = messages(false, (type) => {
    // ReadyForQuery: the server has done it.
    if (type === 'Z' && isUnanswered) endBoth();
  });
  far.on('data', (chunk: Buffer) => {
    answered(chunk);
    if (!isUnanswered) near.write(chunk);
  });
}

/** Cuts what comes into messages: a letter, and a length that counts itself. The first of a program has no letter. */
function messages(
  isProgram: boolean,
  take: (type: string, message: Buffer) => void,
): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = isProgram;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const before = isFirst ? 0 : 1;
      if (rest.length < before + 4) return;
      const size = before + rest.readInt32BE(before);
      if (rest.length < size) return;
      const message = rest.subarray(0, size);
      rest = rest.subarray(size);
      const type = isFirst ? '' : String.fromCharCode(message[0]!);
      isFirst = false;
      take(type, message);
    }
  };
}

/** The first two texts of a Parse (name, statement) or a Bind (portal, name). */
const textsOf = (message: Buffer): [string, string] => {
  const first = message.indexOf(0, 5);
  return [
    message.toString('utf8', 5, first),
    message.toString('utf8', first + 1, message.indexOf(0, first + 1)),
  ];
};

function simpleQuery(text: string): Buffer {
  const message = Buffer.alloc(text.length + 6);
  message.write('Q');
  message.writeInt32BE(text.length + 5, 1);
  message.write(text, 5);
  return message;
}
