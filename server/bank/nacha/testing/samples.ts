import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, FaultyFile } from '../faults';
import { readFile } from '../readFile';

const folder = join(import.meta.dirname, 'samples');

/** Names of the sample files. */
export const samples: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.ach'))
  .sort();

export const sample = (name: string): Buffer => contents.get(name)!;

const contents = new Map(samples.map((name) => [name, readFileSync(join(folder, name))]));

export const lines = (name: string): string[] => sample(name).toString('latin1').split('\n');

export const bytesOf = (all: readonly string[], lineEnd = '\n'): Buffer =>
  Buffer.from(all.join(lineEnd), 'latin1');

/** The sample with other characters from a position of a record on; both are counted from 1. */
export function changed(name: string, record: number, from: number, text: string): Buffer {
  const all = lines(name);
  const line = all[record - 1]!;
  all[record - 1] = line.slice(0, from - 1) + text + line.slice(from - 1 + text.length);
  return bytesOf(all);
}

/** "3 4-12 routing" */
export const where = ({ record, from, to, rule }: Fault): string => `${record} ${from}-${to} ${rule}`;

/** What another reader says of each sample: "ok …" or "INVALID …". */
export const verdicts: ReadonlyMap<string, string> = new Map(
  readFileSync(join(folder, 'VERDICTS.txt'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, verdict] = /^(\S+\.ach)\s+(.*)$/.exec(line) ?? [];
      return name ? [[name, verdict!] as const] : [];
    }),
);

/** All that is wrong in a file; empty when nothing is. */
export function faultsOf(bytes: Uint8Array): readonly Fault[] {
  try {
    readFile(bytes);
    return [];
  } catch (error) {
    if (error instanceof FaultyFile) return error.faults;
    throw error;
  }
}

/** The account numbers in the entries of a file, without the positions that the product has. */
export const accountNumbersOf = (bytes: Buffer): readonly string[] =>
  bytes
    .toString('latin1')
    .split(/\r?\n/)
    .filter((line) => line.startsWith('6'))
    .map((line) => line.slice(12, 29).trim())
    .filter((account) => account.length >= 6);
