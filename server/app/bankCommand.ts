import { readFileSync } from 'node:fs';
import { type BankAnswer, bankCommand, type BankRequest } from '../bank/command';
import { systemClock } from '../clock';
import { askServer } from '../control/control';
import { openNumbers } from '../modules/paymentOptions/openNumbers';
import { bankCommands } from './bankCommands';
import { type Config, readConfig } from './config';
import { openBank } from './openBank';
import { openDatabase } from './openDatabase';
import { openOptionKeys } from './optionKeys';

/** Through the portal that holds the embedded database, or by itself. */
async function ask(request: BankRequest): Promise<readonly BankAnswer[]> {
  const config = readConfig(process.env);
  if (config.databaseUrl !== undefined) return here(config, request);
  const answer = await askServer({ dataDir: config.dataDir, request: { ...request } });
  return answer ? (answer.report as readonly BankAnswer[]) : here(config, request);
}

async function here(config: Config, request: BankRequest): Promise<readonly BankAnswer[]> {
  const db = await openDatabase(config);
  try {
    const numbers = await openNumbers(db, openOptionKeys(config));
    const bank = await openBank(config.bank, { db, numbers, clock: systemClock });
    const commands = new Map(bankCommands({ db, clock: systemClock, numbers, bank }));
    return (await commands.get(request.command)!({ ...request }, () => undefined)) as readonly BankAnswer[];
  } finally {
    await db.close();
  }
}

process.exitCode = await bankCommand(process.argv.slice(2), {
  read: (path) => readFileSync(path),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  ask,
});
