import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { format } from 'node:util';
import { openLog } from '../http/logLines';
import { buildFacts } from './buildFacts';

/** Starts the portal; an error that stops it is told in one message, and nothing else was changed. */
// Whoever reads what is said may end, and nobody who asks the portal is to suffer for it.
for (const way of [process.stdout, process.stderr]) way.on('error', () => undefined);
if (process.env.NODE_ENV === 'production') logProcess(process.env.LOG_LEVEL);
const began = performance.timeOrigin;
const pagesComeLater = process.send !== undefined;

interface PagesReady {
  readonly pagesReady: true;
  /** When the whole start began, in milliseconds since the epoch. */
  readonly began: number;
}

const pages = pagesComeLater
  ? new Promise<number>((resolve) => process.once('message', (m: PagesReady) => resolve(m.began)))
  : Promise.resolve(began);

try {
  // What it is made of is read after the log is open, and says nothing before.
  const { openPortal } = await import('./portal');
  const { stopPortal } = await import('./stopPortal');
  // The pages lie beside the program, wherever it is started from.
  const pagesDir = resolve(import.meta.dirname, '../web');
  const drawingThread = resolve(import.meta.dirname, 'drawingThread.js');
  const portal = await openPortal(process.env, { pages, pagesDir, drawingThread });
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A terminal tells every process of a group, and the one that started this one tells it again.
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stopPortal(portal).then((inTime) => process.exit(inTime ? 0 : 1));
    });
  }
  const start = await pages;
  const { port: wanted, host, role } = portal.config;
  if (role !== 'worker') await portal.app.listen({ port: wanted, host });
  const seconds = ((performance.timeOrigin + performance.now() - start) / 1000).toFixed(1);
  if (role === 'worker') {
    console.log(`\nA worker of Fieldgate is ready after ${seconds} s.`);
    for (const line of portal.config.warnings) console.log(line);
  } else {
    const { port } = portal.app.server.address() as AddressInfo;
    const address = `http://localhost:${port}`;
    console.log(`\nFieldgate is ready at ${address} after ${seconds} s.`);
    for (const line of await portal.welcome(address)) console.log(line);
  }
  if (pagesComeLater) process.disconnect();
} catch (error) {
  console.error(`Fieldgate did not start. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/**
 * From here on whatever the process says is one JSON object for each line, as the log of its server is: what is printed,
 * what Node warns of, and the error that ends it. What V8 writes as it runs out of memory is beyond that.
 * @param logLevel as it is set, and not yet looked at; why the process does not start is told at every level
 */
function logProcess(logLevel = 'info'): void {
  const consoleLevels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;
  const log = openLog({ level: /^(?:trace|debug|info|warn)$/.test(logLevel) ? logLevel : 'error' });
  for (const [method, level] of Object.entries(consoleLevels)) {
    console[method as keyof typeof consoleLevels] = (...said: unknown[]) =>
      log[level](format(...said).trim());
  }
  log.info({ ...buildFacts, node: process.version }, 'The portal starts');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node warns'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'An error that nobody caught ends the process');
    process.exit(1);
  });
}
