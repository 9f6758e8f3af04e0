import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Role } from './databaseConfig';
import type { RunStatement } from '../db/timed';
import { openPolling } from '../jobs/polling';
import { openBatches } from '../telemetry/batches';
import { type Figure, figuresAsOtlp, spansAsOtlp } from '../telemetry/otlp';
import { openSender } from '../telemetry/sender';
import { spanNow } from '../telemetry/span';
import { type EndedSpan, openTracer, type Tracer } from '../telemetry/tracer';
import { buildFacts } from './buildFacts';
import type { TelemetryConfig } from './telemetryConfig';

export interface Telemetry {
  /** Undefined where nothing is traced. */
  readonly tracer: Tracer | undefined;
  /** Told of each statement, within what asked for it. */
  readonly ran: (statement: RunStatement) => void;
  /** Told for how long somebody waited for a connection, and in vain where `failed`. */
  readonly waited: (seconds: number, failed: boolean) => void;
  /** Sends what `read` answers, from now on, once a minute. */
  sendFigures(read: () => Promise<readonly Figure[]>): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

interface TelemetryOptions {
  readonly telemetry: TelemetryConfig;
  readonly clock: Clock;
  readonly role: Role;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Told how many spans or readings of figures were never taken. */
  readonly lost: (signal: Signal, count: number) => void;
  readonly spansEveryMs?: number;
  readonly figuresEveryMs?: number;
}

type Signal = 'traces' | 'metrics';

/** For what is left when the portal closes: it is given 5 s for all that comes after its answers. */
const CLOSE_MS = 2_000;
/** Who got a connection at once did not wait. */
const LEAST_WAIT_SECONDS = 0.001;
const ofDatabase = { 'db.system.name': 'postgresql' };

/** Sends spans and figures to collectors, as it is configured; never slower than they take it, and at nobody's cost. */
export function openTelemetry(options: TelemetryOptions): Telemetry {
  const { telemetry, clock, role, spansEveryMs, figuresEveryMs = 60_000 } = options;
  const { traces, metrics } = telemetry;
  const startMs = clock.now().getTime();
  const resource = {
    ...telemetry.resource,
    'service.version': buildFacts.version,
    'service.instance.id': randomUUID(),
    'fieldgate.role': role,
  };
  const closers: (() => Promise<void>)[] = [];

  function openTraces({ url, ...recording }: NonNullable<TelemetryConfig['traces']>): Tracer {
    const send = senderOf(options, 'traces', { url });
    const batches = openBatches<EndedSpan>({
      everyMs: spansEveryMs,
      lost: (count) => options.lost('traces', count),
      async send(spans, hurry) {
        const { taken, rejected } = await send(spansAsOtlp(resource, spans), hurry);
        return taken ? rejected : spans.length;
      },
    });
    closers.push(() => batches.close(CLOSE_MS));
    return openTracer({ clock, ...recording, ended: (span) => batches.add(span) });
  }

  return {
    tracer: traces && openTraces(traces),
    ran: ({ name, seconds, failed }) =>
      spanNow()?.did({
        name,
        kind: 'client',
        seconds,
        failed,
        attributes: { ...ofDatabase, 'db.query.summary': name },
      }),
    waited(seconds, failed) {
      if (failed || seconds >= LEAST_WAIT_SECONDS)
        spanNow()?.did({ name: 'wait for a connection', seconds, failed, attributes: ofDatabase });
    },
    sendFigures(read) {
      if (!metrics) return;
      // What was not taken is not sent again: the next reading says all that it says.
      const send = senderOf(options, 'metrics', { url: metrics.url, tries: 1 });
      const over = new AbortController();
      const sendNow = async () => {
        const times = { startMs, nowMs: clock.now().getTime() };
        const body = figuresAsOtlp(resource, await read(), times);
        const { taken } = await send(body, { closing: over.signal, over: over.signal });
        if (!taken) options.lost('metrics', 1);
      };
      const complain = (error: Error) => options.log.warn({ err: error }, 'Figures could not be sent');
      const polling = openPolling({ look: sendNow, everyMs: figuresEveryMs, complain });
      polling.start();
      closers.push(async () => {
        const timer = setTimeout(() => over.abort(), CLOSE_MS);
        // A database that does not answer keeps nobody.
        await Promise.race([polling.close().then(sendNow).catch(complain), once(over.signal, 'abort')]);
        clearTimeout(timer);
      });
    },
    async close() {
      await Promise.all(closers.map((close) => close()));
    },
  };
}

/** Tells the log once that nothing is taken any more, and once that it is again. */
function senderOf(
  { telemetry: { headers }, clock, log }: TelemetryOptions,
  signal: Signal,
  way: { readonly url: string; readonly tries?: number },
) {
  return openSender({
    ...way,
    headers,
    clock,
    changed(why) {
      if (why === undefined) log.info({ signal }, 'The collector takes what is sent again');
      else
        log.warn(
          { signal, why },
          'The collector does not take what is sent; calls and jobs go on without it',
        );
    },
  });
}
