import { readFile } from 'node:fs/promises';
import { basename, isAbsolute } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BankAnswer, BankRequest } from '../bank/command';
import { handOver, incomingLook } from '../bank/transport/takeWhole';
import type { Command } from '../control/control';
import { deliverNow, type Exported, type ExportDeps, saveFiles } from '../modules/achBatches/exportFiles';
import type { Bank } from './openBank';

interface BankCommandDeps extends Omit<ExportDeps, 'pgp'> {
  readonly bank: Bank;
  /** Lets a file that still grows do so between two looks; without it three seconds. */
  readonly pause?: () => Promise<unknown>;
}

const LOOK_AGAIN_MS = 3_000;

const setOne = 'Set BANK_OUT_DIR and BANK_IN_DIR, or BANK_SFTP_URL and what goes with it; or name';

/** Who does what is asked for on the machine itself. */
const BY = 'the command line';

/** What is done for `{"command":"bank-export","batchNo":12}`, `{"command":"bank-import"}` and their like. */
export const bankCommands = (
  deps: BankCommandDeps,
): readonly (readonly [name: BankRequest['command'], command: Command])[] => [
  ['bank-export', async ({ batchNo, to, again }) => exportFiles(deps, { batchNo, to, again })],
  ['bank-import', async ({ files }) => importFiles(deps, files)],
];

async function exportFiles(
  { db, clock, numbers, bank }: BankCommandDeps,
  { batchNo, to, again }: Readonly<Record<'batchNo' | 'to' | 'again', unknown>>,
): Promise<readonly BankAnswer[]> {
  const { place, pgp } = bank;
  const one = batchNo === undefined ? undefined : numbered(batchNo);
  if (to !== undefined) {
    const saved = await saveFiles(
      { db, clock, numbers, pgp },
      { batchNo: one, folder: absolute(to), by: BY },
    );
    return saved.map(toldOf);
  }
  if (!place)
    throw new Error(`No way to the bank is set, so nothing was delivered. ${setOne} a folder: --to DIR.`);
  const delivered = await deliverNow({ db, clock, numbers, way: { place, pgp } }, one, again === true);
  return delivered.map(toldOf);
}

const words: Readonly<Record<Exported['outcome'], string>> = {
  delivered: 'is in the bank’s folder, and is marked as sent.',
  saved: 'is saved. Mark it as sent once the bank has it.',
  uncertain: 'may be at the bank: the connection broke, and it is not in the folder any more. Ask the bank.',
  dropped: 'was not delivered: it is void, was sent by hand, or its day has passed.',
  notDue:
    'was not delivered: it is not released, is on its way already, or was sent. The page Bank files tells which.',
  failed: 'was not delivered.',
};

const toldOf = ({ batchNo, fileName, outcome, why }: Exported): BankAnswer => ({
  message: `Bank file ${batchNo} (${fileName}) ${words[outcome]}${why === undefined ? '' : ` ${why}`}`,
  isTrouble: outcome !== 'delivered' && outcome !== 'saved',
});

async function importFiles(
  { bank, clock, pause = () => sleep(LOOK_AGAIN_MS) }: BankCommandDeps,
  files: unknown,
): Promise<readonly BankAnswer[]> {
  if (files === undefined) return takeWaiting(bank, clock, pause);
  if (!Array.isArray(files)) throw new Error('An import names its files by absolute paths: "files":["/a"].');
  const answers: BankAnswer[] = [];
  for (const path of files.map(absolute)) {
    const bytes = await readFile(path);
    const file = { name: basename(path), bytes, at: clock.now(), by: BY };
    answers.push(takenOf(await handOver(bank, file, true)));
  }
  return answers;
}

async function takeWaiting(
  { place, pgp, incoming }: Bank,
  clock: ExportDeps['clock'],
  pause: () => Promise<unknown>,
): Promise<readonly BankAnswer[]> {
  if (!place) throw new Error(`No way from the bank is set. ${setOne} the files.`);
  const look = incomingLook({ place, pgp, incoming, clock });
  await look(BY);
  await pause();
  return (await look(BY)).map(takenOf);
}

const takenOf = ({
  outcome,
  message,
}: {
  readonly outcome: string;
  readonly message: string;
}): BankAnswer => ({
  message,
  isTrouble: outcome === 'refused' || outcome === 'failed',
});

function numbered(batchNo: unknown): number {
  if (typeof batchNo === 'number' && Number.isSafeInteger(batchNo) && batchNo > 0) return batchNo;
  throw new Error('A bank file is named by its number: "batchNo":12.');
}

function absolute(path: unknown): string {
  if (typeof path === 'string' && isAbsolute(path)) return path;
  throw new Error('A folder or a file is named by an absolute path: "/absolute/path".');
}
