import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { SmtpServer } from '../transports/smtpServer';

interface Received {
  readonly to: readonly string[];
  /** As it came over the line. */
  readonly raw: string;
  readonly encrypted: boolean;
}

/** A real SMTP server on this machine that keeps what it takes. */
export async function smtpReceiver(options: SMTPServerOptions = {}, port = 0) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks).toString('utf8'), encrypted: session.secure });
        done();
      });
    },
    ...options,
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  // Clients that break off are part of the tests.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const close = () => new Promise<void>((closed) => server.close(closed));
  onTestFinished(close);
  const address: SmtpServer = {
    host: '127.0.0.1',
    port: (server.server.address() as AddressInfo).port,
    tls: 'none',
    login: undefined,
  };
  return { received, address, sockets, close };
}
