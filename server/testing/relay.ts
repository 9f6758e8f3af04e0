import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** One address for a server that goes away, comes back or is replaced. */
export interface Relay {
  /** The address of the server, with this relay in its place. */
  urlOf(url: string): string;
  /** Where connections lead from now on; those that stand lead to where they led. */
  leadTo(url: string): void;
  /** Ends every connection, and each new one at once, until it is opened again. */
  close(): void;
  /** Passes nothing on any more and ends nothing, as a network does that lost its way. */
  fallSilent(): void;
  /** From now on whatever comes is passed on so many milliseconds later; 0 is at once. */
  slow(ms: number): void;
  open(): void;
  /** For good. */
  stop(): Promise<void>;
}

export async function openRelay(url: string): Promise<Relay> {
  let target = new URL(url);
  let isOpen = true;
  let isSilent = false;
  let lateMs = 0;
  const sockets = new Set<Socket>();
  const kept = (socket: Socket, other: () => Socket) => {
    let waiting = 0;
    let last = Promise.resolve();
    const passLate = async (chunk: Buffer, before: Promise<void>) => {
      await Promise.all([before, pause(lateMs)]);
      waiting -= 1;
      other().write(chunk);
    };
    const pass = (chunk: Buffer) => {
      if (isSilent) return;
      // What comes while something waits must not overtake it.
      if (lateMs === 0 && waiting === 0) other().write(chunk);
      else {
        waiting += 1;
        last = passLate(chunk, last);
      }
    };
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', pass);
    socket.on('close', () => {
      sockets.delete(socket);
      if (!isSilent) other().destroy();
    });
  };
  const server = createServer((near) => {
    if (!isOpen) {
      near.destroy();
      return;
    }
    const far: Socket = connect(Number(target.port), target.hostname);
    kept(near, () => far);
    kept(far, () => near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const endAll = () => sockets.forEach((socket) => socket.destroy());

  return {
    urlOf(from) {
      const here = new URL(from);
      here.hostname = '127.0.0.1';
      here.port = String(port);
      return here.href;
    },
    leadTo: (next) => void (target = new URL(next)),
    close() {
      isOpen = false;
      endAll();
    },
    fallSilent: () => void (isSilent = true),
    slow: (ms) => void (lateMs = ms),
    open() {
      // What was swallowed is lost: no connection of that time can go on.
      if (isSilent) endAll();
      isOpen = true;
      isSilent = false;
    },
    async stop() {
      isOpen = false;
      isSilent = false;
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
}
