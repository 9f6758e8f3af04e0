import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { SmtpServer } from '../transports/smtpServer';
import { headersOf } from './headersOf';

/** What goes wrong with one connection. `deaf`: the email is taken, and nobody is told. */
type Fault = 'none' | 'hangsUp' | 'busy' | 'greylisted' | 'fullForNow' | 'deaf';

/** In the order of connections, over and over; the last does nothing wrong, so that everything arrives at last. */
export const everyFault: readonly Fault[] = [
  'hangsUp',
  'busy',
  'greylisted',
  'fullForNow',
  'deaf',
  'none',
  'none',
];

/** How far an email has come, as the server hears it; at `end` all of it is there, and nobody was told yet. */
export type SmtpStage = 'connection' | 'sender' | 'recipient' | 'letter' | 'end';

const refusal = (responseCode: number) => Object.assign(new Error('Not now'), { responseCode });

/**
 * A real SMTP server on this machine that fails as it is told to, and counts what it took by its Message-ID.
 * @param hears told of each stage before it is answered
 */
export async function faultyServer(
  faults: readonly Fault[],
  hears: (stage: SmtpStage) => void = () => undefined,
) {
  const taken = new Map<string, number>();
  const injected = new Map<Fault, number>();
  const sockets = new Map<number, Socket>();
  const faultOf = new Map<string, Fault>();
  let connections = 0;
  const is = ({ id }: SMTPServerSession, fault: Fault): boolean => faultOf.get(id) === fault;
  const hangUp = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy();

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onConnect(session, done) {
      const fault = faults[connections % faults.length]!;
      connections += 1;
      faultOf.set(session.id, fault);
      injected.set(fault, (injected.get(fault) ?? 0) + 1);
      hears('connection');
      if (fault === 'hangsUp') hangUp(session);
      else done(fault === 'busy' ? refusal(421) : null);
    },
    onMailFrom(_, __, done) {
      hears('sender');
      done();
    },
    onRcptTo(_, session, done) {
      hears('recipient');
      done(is(session, 'greylisted') ? refusal(451) : null);
    },
    onData(stream, session, done) {
      hears('letter');
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('utf8')));
      stream.on('end', () => {
        if (is(session, 'fullForNow')) return done(refusal(452));
        const id = headersOf(raw)['Message-ID']!;
        taken.set(id, (taken.get(id) ?? 0) + 1);
        hears('end');
        if (is(session, 'deaf')) hangUp(session);
        else done();
      });
    },
  });
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort!, socket));
  // Connections that break off are what this is for.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address: SmtpServer = {
    host: '127.0.0.1',
    port: (server.server.address() as AddressInfo).port,
    tls: 'none',
    login: undefined,
  };
  return {
    address,
    taken,
    injected,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}
