import { writeFileSync } from 'node:fs';
import { systemClock } from '../clock';
import { readConfig } from './config';
import { feedCommand } from '../feed/command';
import { openImportEffects } from './importEffects';
import { openJobs } from '../jobs/openJobs';
import { openDatabase } from './openDatabase';
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
    const { outbox } = await openMail({ config, db, clock: systemClock, jobs, key });
    const effects = await openImportEffects(config, { db, jobs, outbox, clock: systemClock });
    return openFeed(config, db, systemClock, effects);
  },
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  save: (name, text) => writeFileSync(name, text),
});
