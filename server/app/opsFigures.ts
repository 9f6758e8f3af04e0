import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../clock';
import type { Role } from './databaseConfig';
import type { Db } from '../db/db';
import type { ReplicaTold } from '../db/replica';
import type { RunStatement } from '../db/timed';
import type { Answered } from '../http/call';
import type { SignInEvent } from '../identity/pool';
import type { Figure } from '../telemetry/otlp';
import { buildFacts } from './buildFacts';
import { waitingOf } from './readiness';

export interface OpsFigures {
  readonly registry: Registry;
  readonly answered: (answer: Answered) => void;
  readonly ran: (statement: RunStatement) => void;
  readonly signIn: (outcome: SignInEvent['name']) => void;
  readonly streamed: ReplicaTold['streamed'];
  /** Told how many spans, or readings of figures, no collector took. */
  readonly lost: (signal: 'traces' | 'metrics', count: number) => void;
  /** All of them as text, with what the database knows at that moment. */
  textWith(db: Db): Promise<string>;
  /** The same as values. */
  valuesWith(db: Db): Promise<readonly Figure[]>;
}

/** The figures of a process, in the names of Prometheus. */
export function openOpsFigures(clock: Clock, role: Role): OpsFigures {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  gauge('fieldgate_process_info', 'What this process does: all, web or worker.', ['role']).set({ role }, 1);
  const counted = countedIn(registers);
  tellBuild(registers);
  const up = gauge('fieldgate_database_up', 'Whether the database answered when these figures were read.');
  const inUse = gauge('fieldgate_database_connections_in_use', 'Connections of this process in use.');
  const queued = gauge('fieldgate_database_waiting', 'Callers that wait for a connection.');
  const outbox = gauge('fieldgate_outbox_waiting', 'Emails and texts that wait to leave.');
  const outboxAge = gauge('fieldgate_outbox_oldest_seconds', 'For how long the oldest of them waits.');
  const feedAge = gauge(
    'fieldgate_feed_age_seconds',
    'Since the last drop was applied; absent before the first.',
  );
  const jobs = gauge('fieldgate_jobs_due', 'Jobs that are due and that nobody took.', ['queue']);
  const jobAge = gauge('fieldgate_jobs_oldest_seconds', 'For how long the oldest of them is due.', ['queue']);

  async function read(db: Db): Promise<void> {
    const load = db.load?.();
    inUse.set(load?.inUse ?? 0);
    queued.set(load?.waiting ?? 0);
    jobs.reset();
    jobAge.reset();
    const waiting = await waitingOf(db.reserved ?? db, clock).catch(() => undefined);
    up.set(waiting ? 1 : 0);
    if (!waiting) return;
    outbox.set(waiting.outboxWaiting);
    outboxAge.set(waiting.outboxAge);
    if (waiting.feedAge === null) feedAge.remove();
    else feedAge.set(waiting.feedAge);
    for (const { queue, due, age } of waiting.jobs) {
      jobs.set({ queue }, due);
      jobAge.set({ queue }, age);
    }
  }
  return {
    registry,
    ...counted,
    async textWith(db) {
      await read(db);
      return registry.metrics();
    },
    async valuesWith(db) {
      await read(db);
      // The types of the library call the kind of a figure a number, and it is a word.
      return (await registry.getMetricsAsJSON()) as unknown as readonly Figure[];
    },
  };
}

/** What is counted as it happens. */
function countedIn(
  registers: Registry[],
): Pick<OpsFigures, 'answered' | 'ran' | 'streamed' | 'signIn' | 'lost'> {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const statements = new Histogram({
    name: 'fieldgate_statement_duration_seconds',
    help: 'Time until the database answered a statement, by what it does to which table.',
    labelNames: ['statement'],
    buckets: [0.002, 0.01, 0.05, 0.2, 1, 5],
    registers,
  });
  const signIns = new Counter({
    name: 'fieldgate_sign_ins_total',
    help: 'Sign-ins at the embedded pool: begun, refused at any step, ended by signing out.',
    labelNames: ['outcome'],
    registers,
  });
  const streams = new Counter({
    name: 'fieldgate_streams_total',
    help: 'Queries that files are written from, by the server that was asked; none without DATABASE_READ_URL.',
    labelNames: ['server'],
    registers,
  });
  const losses = new Counter({
    name: 'fieldgate_telemetry_lost_total',
    help: 'Spans, and readings of figures, that no collector took; none without OTEL_EXPORTER_OTLP_ENDPOINT.',
    labelNames: ['signal'],
    registers,
  });
  return {
    answered: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    ran: ({ name: statement, seconds }) => statements.observe({ statement }, seconds),
    streamed: (server) => streams.inc({ server }),
    signIn: (outcome) => signIns.inc({ outcome }),
    lost: (signal, count) => losses.inc({ signal }, count),
  };
}

/** One figure that never changes, by whose labels a monitor tells builds apart. */
const tellBuild = (registers: Registry[]): void =>
  new Gauge({
    name: 'fieldgate_build_info',
    help: 'Which build answers; always 1.',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ ...buildFacts }, 1);
