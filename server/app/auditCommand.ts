import { readArguments, told } from '../domain/audit/chainText';
import { type ChainVerdict, verifyChain } from '../domain/audit/verifyChain';
import { type Config, readConfig } from './config';
import { askServer } from '../control/control';
import { openDatabase } from './openDatabase';

/** Walks the audit's chain: through the portal that holds the embedded database, or by itself. */
async function run(): Promise<void> {
  const { head } = readArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  const { lines, holds } = told((await throughPortal(config, head)) ?? (await here(config, head)), head);
  for (const line of lines) console.log(line);
  process.exitCode = holds ? 0 : 1;
}

async function throughPortal(config: Config, head: string | undefined): Promise<ChainVerdict | undefined> {
  if (config.databaseUrl !== undefined) return undefined;
  const request = { command: 'verify-audit', ...(head !== undefined && { head }) };
  const answer = await askServer({ dataDir: config.dataDir, request });
  return answer?.report as ChainVerdict | undefined;
}

async function here(config: Config, head: string | undefined): Promise<ChainVerdict> {
  const db = await openDatabase(config);
  try {
    return await verifyChain(db, head);
  } finally {
    await db.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(`The audit was not verified. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
