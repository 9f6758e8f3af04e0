import { writeFileSync } from 'node:fs';
import { systemClock } from '../clock';
import { readConfig } from './config';
import { feedCommand } from '../feed/command';
import { openImportEffects } from './importEffects';
import { openJobs } from '../jobs/openJobs';
import { openDatabase } from './openDatabase';
import { openDrawings } from './openDrawings';
import { openFeed } from './openFeed';
import { openMail } from './openMail';
import { readPoolKey } from '../identity/poolKey';

const config = readConfig(process.env);
process.exitCode = await feedCommand(process.argv.slice(2), {
  dataDir: config.dataDir,
  openDatabase: () => openDatabase(config),
  async feedOver(db) {
    const jobs = await openJobs(db, config.database);
    const key = readPoolKey({ key: config.pool.key, dataDir: config.dataDir });
    // Only the portal makes ready what an import brings.
    const drawing = openDrawings({ ...config.pdf, thread: undefined, log: console });
    const { outbox } = await openMail({ config, db, clock: systemClock, jobs, key });
    const effects = await openImportEffects(config, { db, jobs, outbox, clock: systemClock, drawing });
    return openFeed(config, db, systemClock, effects);
  },
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  save: (name, text) => writeFileSync(name, text),
});
