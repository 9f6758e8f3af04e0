import { format } from 'node:util';
import { openLog } from '../http/logLines';

const consoleLevels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * From here on whatever the process says is one JSON object for each line, as the log of its server is: what is printed,
 * what Node warns of, and the error that ends it. What V8 writes as it runs out of memory is beyond that.
 * @param logLevel as it is set, and not yet looked at; why the process does not start is told at every level
 */
export function logProcess(logLevel = 'info'): void {
  const log = openLog({ level: /^(?:trace|debug|info|warn)$/.test(logLevel) ? logLevel : 'error' });
  for (const [method, level] of Object.entries(consoleLevels)) {
    console[method as keyof typeof consoleLevels] = (...said: unknown[]) =>
      log[level](format(...said).trim());
  }
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node warns'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'An error that nobody caught ends the process');
    process.exit(1);
  });
}
