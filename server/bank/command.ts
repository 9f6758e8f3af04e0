import { resolve } from 'node:path';
import { checkCommand, type Environment as CheckEnvironment } from './nacha/checkCommand';

/** What the portal is asked to do, with absolute paths. */
export type BankRequest =
  | {
      readonly command: 'bank-export';
      readonly batchNo?: number;
      /** A folder of this machine, instead of the way to the bank. */
      readonly to?: string;
      readonly again?: boolean;
    }
  | {
      readonly command: 'bank-import';
      /** Without any: what lies in the bank's folder. */
      readonly files?: readonly string[];
    };

/** What became of one file, in words. */
export interface BankAnswer {
  readonly message: string;
  /** Whether somebody has to look into it. */
  readonly isTrouble: boolean;
}

interface Environment extends CheckEnvironment {
  readonly ask: (request: BankRequest) => Promise<readonly BankAnswer[]>;
}

const usage = `Usage: npm run bank -- <command>

  check <file>                  holds a NACHA file to the rules and tells what is in it, or all that is wrong
  export [batch]                delivers a released file to the bank now, or every one whose turn it is
  export [batch] --to <folder>  saves it, or all that are not sent yet, into a folder; they are not marked as sent
  export <batch> --again        delivers it although the bank may have it: ask the bank first
  import                        takes the files in the bank's folder
  import <file> ...             takes files that you have from the bank

Account numbers are never printed.`;

/**
 * `npm run bank`.
 * @returns the exit code: 0 done, 1 refused, failed or with faults, 2 not understood
 */
export async function bankCommand(args: readonly string[], around: Environment): Promise<0 | 1 | 2> {
  const [command, path, ...rest] = args;
  if (command === 'check' && path && rest.length === 0) return checkCommand(path, around);
  const request = requestOf(args);
  if (!request) {
    around.complain(usage);
    return 2;
  }
  try {
    const answers = await around.ask(request);
    if (answers.length === 0) around.print(nothing[request.command]);
    for (const { message, isTrouble } of answers) around[isTrouble ? 'complain' : 'print'](message);
    return answers.some(({ isTrouble }) => isTrouble) ? 1 : 0;
  } catch (error) {
    around.complain(`Not everything was done. ${(error as Error).message}`);
    return 1;
  }
}

const nothing = {
  'bank-export': 'No released file waits for the bank.',
  'bank-import': 'The bank’s folder holds no file that is whole.',
} as const;

function requestOf([command, ...given]: readonly string[]): BankRequest | undefined {
  if (command === 'import') {
    if (given.some((file) => file.startsWith('--'))) return undefined;
    return { command: 'bank-import', ...(given.length > 0 && { files: given.map((file) => resolve(file)) }) };
  }
  if (command !== 'export') return undefined;
  const [first = ''] = given;
  const batchNo = /^[1-9]\d{0,8}$/.test(first) ? Number(first) : undefined;
  const [option, folder, ...more] = batchNo === undefined ? given : given.slice(1);
  if (more.length > 0) return undefined;
  const asked = { command: 'bank-export', ...(batchNo !== undefined && { batchNo }) } as const;
  if (option === undefined) return asked;
  if (option === '--to' && folder) return { ...asked, to: resolve(folder) };
  if (option === '--again' && folder === undefined && batchNo !== undefined) return { ...asked, again: true };
  return undefined;
}
