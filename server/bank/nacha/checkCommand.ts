import { formatMoney } from '@contract/format/money';
import { sumsOfControl, type Sums } from './controlRules';
import { FaultyFile, faultText } from './faults';
import { readFile } from './readFile';
import type { NachaFile } from './records';

/** What the command needs from outside. */
export interface Environment {
  /** The bytes of a file; throws when there is none. */
  readonly read: (path: string) => Uint8Array;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}

/**
 * `npm run bank -- check FILE`: holds a file to the rules and tells what is in it, or all that is wrong.
 * @returns the exit code: 0 the file is right, 1 it has faults or cannot be read
 */
export function checkCommand(path: string, { read, print, complain }: Environment): 0 | 1 {
  try {
    for (const line of linesOf(readFile(read(path)))) print(line);
    return 0;
  } catch (error) {
    if (error instanceof FaultyFile) {
      for (const fault of error.faults) complain(`${faultText(fault)} (${fault.rule})`);
      const { length } = error.faults;
      complain(`${path} has ${length === 1 ? 'a fault' : `${length} faults`}. Do not send it to the bank.`);
    } else {
      complain(`${path} was not checked. ${(error as Error).message}`);
    }
    return 1;
  }
}

function linesOf({ header, batches, control }: NachaFile): readonly string[] {
  const modifier = `file ID modifier ${header.fileIdModifier}`;
  return [
    `${header.originName || header.immediateOrigin} to ${header.destinationName || header.immediateDestination}, ` +
      `made on ${header.creationDate}${header.creationTime ? ` at ${header.creationTime}` : ''}, ${modifier}`,
    ...batches.map(({ header, entries, control }) => {
      const about = [header.secCode, header.serviceClass, header.companyName, header.entryDescription].join(
        ', ',
      );
      const day = header.effectiveDate ? `, effective ${header.effectiveDate}` : '';
      return `Batch ${header.batchNumber} (${about}${day}): ${sumsText(entries.length, sumsOfControl(control))}`;
    }),
    `All ${batches.length} ${batches.length === 1 ? 'batch' : 'batches'}: ${sumsText(
      batches.reduce((sum, { entries }) => sum + entries.length, 0),
      sumsOfControl(control),
    )}`,
    'The file is right.',
  ];
}

function sumsText(entries: number, { count, hash, debits, credits }: Sums): string {
  const addenda = count - entries;
  return [
    `${entries} ${entries === 1 ? 'entry' : 'entries'}${addenda > 0 ? ` and ${addenda} addenda` : ''}`,
    `debits ${formatMoney(Number(debits))}`,
    `credits ${formatMoney(Number(credits))}`,
    `hash ${hash}`,
  ].join(', ');
}
