import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createApp } from './app';
import { appDeps } from './appDeps';
import { backUp } from './backup';
import { verifyChain } from '../domain/audit/verifyChain';
import { bankCommands } from './bankCommands';
import { databaseTold, tellReach } from './databaseTold';
import { type Clock, systemClock } from '../clock';
import { type Config, readConfig } from './config';
import type { Db } from '../db/db';
import { serveControl } from '../control/control';
import type { Feed } from '../feed/feed';
import { feedCommands } from '../feed/feedCommands';
import { watchFeed } from '../feed/watch';
import { within } from '../telemetry/span';
import { firstAdminCommand } from './firstAdminCommand';
import { openLog } from '../http/logLines';
import { directoryCommand } from '../modules/paymentOptions/routing/directoryCommand';
import { isForDemo, openDatabase } from './openDatabase';
import { openDrawings } from './openDrawings';
import { openFeed } from './openFeed';
import type { Telemetry } from './openTelemetry';
import type { OpsFigures } from './opsFigures';
import { mailWelcome } from './openMail';
import { type BackgroundWorker, openServices, type Services, workersOf } from './services';

/** The whole portal, ready to listen. */
export interface Portal {
  readonly app: FastifyInstance;
  readonly config: Config;
  /** Of probes and figures. */
  readonly opsPort: number | undefined;
  /** What a starter wants to read, below the address: who can sign in, and where letters go. */
  readonly welcome: (address: string) => Promise<string[]>;
  /** Says from now on that it is not ready, and keeps no connection open beyond its answer. */
  readonly announceStop: () => void;
  close(): Promise<void>;
}

interface PortalOptions {
  readonly clock?: Clock;
  /** Fulfilled when the pages are built: the database is prepared meanwhile. */
  readonly pages?: Promise<unknown>;
  /** Absolute path of the built pages; undefined: below the folder that the process is started in. */
  readonly pagesDir?: string;
  /** Absolute path of the built drawings.ts; undefined: PDFs are drawn in this thread. */
  readonly drawingThread?: string;
}

/**
 * Opens everything in the order in which a fault is cheapest: settings, port, database, pool, demo, app.
 * @throws in words, with everything closed again
 */
export async function openPortal(
  environment: Readonly<Record<string, string | undefined>>,
  { clock = systemClock, pages, pagesDir, drawingThread }: PortalOptions = {},
): Promise<Portal> {
  const wanted = readConfig(environment);
  const log = openLog({ level: wanted.logLevel });
  if (wanted.role !== 'worker') await expectFree(wanted);
  const isCounted = wanted.ops ?? (wanted.telemetry.traces || wanted.telemetry.metrics);
  const figures = isCounted && (await import('./opsFigures')).openOpsFigures(clock, wanted.role);
  const telemetry = await telemetryFor(wanted, { clock, log, figures });
  const { tracer } = telemetry ?? {};
  const told = databaseTold({ log, figures, telemetry, slowStatementMs: wanted.slowStatementMs });
  const db = await openDatabase(wanted, told);
  const drawing = openDrawings({ ...wanted.pdf, thread: drawingThread, log });
  // What is sent of the last answers is sent before the database closes, which figures are read from.
  const closers = [() => db.close(), async () => telemetry?.close(), () => drawing.close()];
  try {
    const config = { ...wanted, demo: wanted.demo && (await isForDemo(db, wanted.dataDir)) };
    const services = await openServices(config, db, { clock, drawing });
    if (config.demo) await (await import('./demo')).fillDemo(config, services);
    const feed = await openFeed(config, db, clock, services.effects);
    closers.push(() => feed.settled());
    if (db.kind === 'embedded') closers.push(await within(tracer, () => openControl(config, services, feed)));
    await pages;
    const stopping = new AbortController();
    const { http } = await createApp(
      appDeps({
        ...partsOf(config, services, feed),
        log,
        answered: figures?.answered,
        tracer,
        signIn: figures?.signIn,
        stopping: stopping.signal,
        pagesDir,
      }),
    );
    tellReach(db, http.log);
    let opsPort: number | undefined;
    const crew = openCrew();
    closers.push(() => crew.stop());
    closers.push(() => http.close());
    if (figures) telemetry?.sendFigures(() => figures.valuesWith(db));
    // What is done while nobody calls is recorded too.
    await within(tracer, async () => {
      if (config.role !== 'web') await beginWork(crew, { config, services, feed, log: http.log });
      // What was uploaded lies in the folder of who answered that call.
      if (config.role !== 'worker') await feed.resume();
    });
    if (config.ops && figures) {
      const { openOpsServer } = await import('./opsServer');
      const ops = await openOpsServer({ db, clock, figures, stopping: stopping.signal, ...config.ops });
      // Whoever asks whether it is ready has to hear that it is not, until all but the database is closed.
      closers.splice(1, 0, () => ops.close());
      log.info({ port: ops.port }, 'Probes and figures are answered');
      opsPort = ops.port;
    }
    return {
      app: http,
      opsPort,
      config,
      welcome: async (address) => [
        ...(await whoSignsIn(config, db)),
        ...mailWelcome(config, address),
        ...config.warnings,
      ],
      announceStop: () => stopping.abort(),
      async close() {
        stopping.abort();
        log.info('The portal is being closed');
        db.stopWaiting();
        await closeAll(closers);
        log.info('The portal is closed');
      },
    };
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

/** Loads what sends traces and figures, where they are sent. */
async function telemetryFor(
  { telemetry, role }: Config,
  { clock, log, figures }: { clock: Clock; log: FastifyBaseLogger; figures: OpsFigures | undefined },
): Promise<Telemetry | undefined> {
  if (!telemetry.traces && !telemetry.metrics) return undefined;
  const { openTelemetry } = await import('./openTelemetry');
  return openTelemetry({
    telemetry,
    clock,
    role,
    log,
    lost: (signal, count) => figures?.lost(signal, count),
  });
}

interface Work {
  readonly config: Config;
  readonly services: Services;
  readonly feed: Feed;
  readonly log: FastifyBaseLogger;
}

/** Starts all that is done while nobody waits. */
async function beginWork(crew: Crew, { config, services, feed, log }: Work): Promise<void> {
  const { db, clock } = services;
  crew.start(workersOf(config, services, log));
  await services.rotation.begin();
  await services.effects.onStart(db);
  const folder = config.feed.dir;
  if (folder !== undefined) crew.start([watchFeed({ feed, db, folder, clock, log })]);
}

type Crew = ReturnType<typeof openCrew>;

/** The workers that were started, of which the last is closed first. */
function openCrew() {
  const working: BackgroundWorker[] = [];
  return {
    start(workers: readonly BackgroundWorker[]) {
      for (const worker of workers) {
        working.push(worker);
        worker.start();
      }
    },
    async stop() {
      for (const worker of working.reverse()) await worker.close();
    },
  };
}

const partsOf = (config: Config, { effects, mail, ...services }: Services, feed: Feed) => ({
  ...services,
  ...mail,
  config,
  feed,
  papers: effects.statements.papers,
});

/** What the commands of this machine ask the portal for, which alone can open the embedded database. */
const openControl = (config: Config, { db, clock, poolAdmin, numbers, bank }: Services, feed: Feed) =>
  serveControl(
    config.dataDir,
    new Map([
      ...feedCommands(feed),
      ...bankCommands({ db, clock, numbers, bank }),
      ['routing-directory', directoryCommand({ db, clock })],
      ['backup', async ({ to }) => backUp({ db, dataDir: config.dataDir, clock }, String(to))],
      ['verify-audit', async ({ head }) => verifyChain(db, typeof head === 'string' ? head : undefined)],
      ['first-admin', firstAdminCommand({ db, pool: poolAdmin, kind: config.pool.kind })],
    ]),
  );

async function closeAll(closers: (() => Promise<void>)[]): Promise<void> {
  for (const close of closers.reverse()) await close();
}

/** Asks for the port and gives it back, so that a taken one is told before anything is touched. */
async function expectFree({ port, host }: Config): Promise<void> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw new Error(
      `Port ${port} is taken (${(error as NodeJS.ErrnoException).code}). Stop the program that listens there, ` +
        'or set PORT to another number.',
      { cause: error },
    );
  }
  probe.close();
  await once(probe, 'close');
}

async function whoSignsIn(config: Config, db: Db): Promise<string[]> {
  if (config.demo && config.pool.kind === 'embedded') return (await import('./demo')).demoSignIns(config);
  const admin = await db.sql
    .selectFrom('portal_user')
    .select('name')
    .where('admin', '=', true)
    .limit(1)
    .execute();
  if (admin.length > 0) return [];
  return ['Nobody can sign in yet. Make the first administrator: npm run first-admin'];
}
