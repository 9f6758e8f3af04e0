import { isBankRoutingNumber } from '@contract/format/bankNumbers';

/** A bank as a line of a directory names it. */
export interface DirectoryEntry {
  readonly routing_number: string;
  readonly bank_name: string;
  readonly city: string | null;
  readonly state: string | null;
}

const FEDACH_LENGTH = 155;

/**
 * Reads a directory of banks: CSV with the columns routing_number, bank_name, city, state, or the FedACH directory, whose
 * lines of 155 characters have no columns but places.
 * @throws with the line that cannot be read
 */
export function readDirectory(text: string): DirectoryEntry[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, at) => ({ line, no: at + 1 }))
    .filter(({ line }) => line.trim() !== '');
  const isFedAch = lines[0]?.line.length === FEDACH_LENGTH;
  if (!isFedAch && !/^routing_number,bank_name,city,state$/.test(lines[0]?.line ?? '')) {
    throw new Error(
      'The first line is neither "routing_number,bank_name,city,state" nor one of 155 characters, so this is no ' +
        'directory of banks. Nothing was changed.',
    );
  }
  const read = isFedAch ? fedAchEntry : csvEntry;
  return (isFedAch ? lines : lines.slice(1)).map(({ line, no }) => checked(read(line), no));
}

function fedAchEntry(line: string): readonly string[] {
  const at = (from: number, to: number) => line.slice(from, to);
  return line.length === FEDACH_LENGTH ? [at(0, 9), at(35, 71), at(107, 127), at(127, 129)] : [];
}

/** Four cells; one in quotes may hold commas and doubled quotes, but no line end. */
const csvEntry = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
    (quoted ?? plain ?? '').replaceAll('""', '"'),
  );

function checked(cells: readonly string[], no: number): DirectoryEntry {
  const [routing, name, city, state] = cells.map((cell) => cell.trim());
  if (cells.length === 4 && isBankRoutingNumber(routing) && name) {
    return { routing_number: routing!, bank_name: name, city: city || null, state: state || null };
  }
  throw new Error(
    `Line ${no} has no routing number of 9 digits with a bank's name, a city and a state. Nothing was changed; correct ` +
      'the line, then import the file again.',
  );
}
