import { writeFileSync } from 'node:fs';
import { systemClock } from '../clock';
import { readConfig } from './config';
import { feedCommand } from '../feed/command';
import { openJobs } from '../jobs/openJobs';
import { openMatching } from '../modules/requests/matching/openMatching';
import { openStatements } from '../modules/statements/statementJobs';
import { openDatabase } from './openDatabase';
import { openFeed } from './openFeed';

const config = readConfig(process.env);
process.exitCode = await feedCommand(process.argv.slice(2), {
  dataDir: config.dataDir,
  openDatabase: () => openDatabase(config),
  async feedOver(db) {
    const jobs = await openJobs(db);
    const { booksZone, company } = config;
    const statements = await openStatements({ db, jobs, booksZone, sender: company });
    const matching = await openMatching(jobs);
    return openFeed(config, db, systemClock, {
      async onApplied(tx) {
        await statements.onApplied(tx);
        await matching.onApplied(tx);
      },
      onRolledBack: matching.onRolledBack,
    });
  },
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  save: (name, text) => writeFileSync(name, text),
});
