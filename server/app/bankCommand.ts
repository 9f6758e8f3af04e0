import { readFileSync } from 'node:fs';
import { bankCommand } from '../bank/nacha/command';

process.exitCode = bankCommand(process.argv.slice(2), {
  read: (path) => readFileSync(path),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
