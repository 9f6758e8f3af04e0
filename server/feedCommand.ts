import { readConfig } from './config';
import { feedCommand } from './feed/command';
import { openDatabase } from './openDatabase';

const config = readConfig(process.env);
process.exitCode = await feedCommand(process.argv.slice(2), {
  dataDir: config.dataDir,
  openDatabase: () => openDatabase(config),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
