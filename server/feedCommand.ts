import { writeFileSync } from 'node:fs';
import { readConfig } from './config';
import { feedCommand } from './feed/command';
import { openJobs } from './jobs/openJobs';
import { openStatements } from './modules/statements/statementJobs';
import { openDatabase } from './openDatabase';
import { openFeed } from './openFeed';

const config = readConfig(process.env);
process.exitCode = await feedCommand(process.argv.slice(2), {
  dataDir: config.dataDir,
  openDatabase: () => openDatabase(config),
  async feedOver(db) {
    const jobs = await openJobs(db);
    const { booksZone, company } = config;
    const { onApplied } = await openStatements({ db, jobs, booksZone, sender: company });
    return openFeed(config, db, onApplied);
  },
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  save: (name, text) => writeFileSync(name, text),
});
