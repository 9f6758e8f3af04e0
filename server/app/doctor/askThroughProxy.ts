import { randomUUID } from 'node:crypto';
import { openLog } from '../../http/logLines';
import { createServer } from '../../http/server';
import type { Clock } from '../../clock';
import type { Config } from '../config';
import { whyOf } from './diagnosis';
import type { ThroughProxy } from './proxyCheck';

const WITHIN_MS = 10_000;

/**
 * Listens where the portal does for one call, makes that call to PORTAL_URL, claiming to come from `claimed`, and tells what
 * arrived. Where a portal listens there already, it is asked for its health instead.
 * @param tellClock how far the clock of who answers is ahead of ours, in milliseconds
 */
export async function askThroughProxy(
  { port, host, trustProxy, clock }: Pick<Config, 'port' | 'host' | 'trustProxy'> & { readonly clock: Clock },
  { portalUrl, claimed }: { readonly portalUrl: string; readonly claimed: string },
  tellClock: (aheadMs: number) => void,
): Promise<ThroughProxy> {
  const path = `/api/doctor/${randomUUID()}`;
  const app = createServer({ log: openLog({ level: 'silent' }), trustProxy });
  app.get(path, async ({ ip, ips = [], socket, headers }) => ({
    from: socket.remoteAddress,
    counted: ip,
    trusted: ips.length > 1,
    forwarded: headers['x-forwarded-for'],
  }));
  const ask = async (at: string) => {
    const before = clock.now().getTime();
    const answer = await fetch(`${portalUrl}${at}`, {
      headers: { 'x-forwarded-for': claimed, connection: 'close' },
      redirect: 'manual',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    const date = Date.parse(answer.headers.get('date') ?? '');
    // It is told in whole seconds, which are half a second behind in the middle.
    if (date) tellClock(date + 500 - (before + clock.now().getTime()) / 2);
    return answer;
  };
  try {
    const isFree = await app.listen({ port, host }).then(
      () => true,
      () => false,
    );
    if (!isFree) return { kind: 'running', status: (await ask('/api/health')).status };
    const answer = await ask(path);
    if (answer.status !== 200) return { kind: 'elsewhere', status: answer.status };
    const arrived = await answer.json().catch(() => undefined);
    if (typeof arrived?.counted !== 'string') return { kind: 'elsewhere', status: answer.status };
    return { kind: 'arrived', ...arrived };
  } catch (error) {
    return { kind: 'silent', why: whyOf(error) };
  } finally {
    await app.close();
  }
}
