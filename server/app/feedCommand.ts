import { writeFileSync } from 'node:fs';
import { systemClock } from '../clock';
import { readConfig } from './config';
import { feedCommand } from '../feed/command';
import { openImportEffects } from './importEffects';
import { openJobs } from '../jobs/openJobs';
import { openDatabase } from './openDatabase';
import { openFeed } from './openFeed';

const config = readConfig(process.env);
process.exitCode = await feedCommand(process.argv.slice(2), {
  dataDir: config.dataDir,
  openDatabase: () => openDatabase(config),
  async feedOver(db) {
    const effects = await openImportEffects(config, db, await openJobs(db));
    return openFeed(config, db, systemClock, effects);
  },
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  save: (name, text) => writeFileSync(name, text),
});
