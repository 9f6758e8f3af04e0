import { toCents } from '@contract/format/money';
import { isCalendarDate } from '@contract/format/date';
import { returnCodes } from '@contract/rules/returnCodes';
import { csvReader } from '@server/feed/csvReader';
import { changeCodes } from './nacha/codes';
import type { ReturnedEntry } from './nacha/returnsOf';

const columns = ['trace_no', 'return_code', 'return_date', 'amount', 'corrected_data'] as const;

type Cells = Readonly<Record<(typeof columns)[number], string>>;

/** A CSV file of returns that is none, with all that is wrong in it. No corrected data is quoted. */
export class FaultyReturnsCsv extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults[0]);
    this.name = 'FaultyReturnsCsv';
  }
}

/** What each cell has to be; the words say what it should. */
const expected: Readonly<Record<keyof Cells, readonly [(value: string) => boolean, string]>> = {
  trace_no: [(value) => /^\d{15}$/.test(value), 'a trace number of 15 digits'],
  return_code: [
    (value) => returnCodes.includes(value) || changeCodes.includes(value),
    'a return code, R01 to R85, or a change code, C01 to C14',
  ],
  return_date: [isCalendarDate, 'a day as YYYY-MM-DD'],
  amount: [(value) => value === '' || toCents(value) !== undefined, 'an amount such as 1234.50'],
  corrected_data: [(value) => value.length <= 29, 'at most 29 characters'],
};

/**
 * Reads the returns that a bank sends as CSV: `trace_no, return_code, return_date, amount, corrected_data`, in any order
 * of columns. Corrected data has the positions of the NACHA addenda record.
 * @throws FaultyReturnsCsv
 */
export function readReturnsCsv(text: string): readonly ReturnedEntry[] {
  const faults: string[] = [];
  const entries: ReturnedEntry[] = [];
  let header: readonly string[] | undefined;
  const reader = csvReader((cells, count, line, broken) => {
    const values = cells.slice(0, count).map((cell) => cell.trim());
    if (!header) {
      header = values.map((name) => name.replace(/^\uFEFF/, '').toLowerCase());
      const missing = columns.filter((name) => name !== 'corrected_data' && !header!.includes(name));
      if (missing.length > 0) faults.push(`Line ${line}: the column ${missing.join(', ')} is missing.`);
      return;
    }
    if (broken || values.length !== header.length) {
      faults.push(`Line ${line}: it has ${values.length} cells; the header has ${header.length}.`);
      return;
    }
    const row = rowOf(header, cells, values);
    const wrong = columns.filter((name) => !expected[name][0](row[name]));
    for (const name of wrong) faults.push(`Line ${line}, ${name}: it has to be ${expected[name][1]}.`);
    if (wrong.length === 0) entries.push(entryOf(row));
  });
  reader.push(text);
  reader.end();
  if (!header) faults.push('The file is empty.');
  if (faults.length > 0) throw new FaultyReturnsCsv(faults);
  return entries;
}

/** Spaces count in corrected data, whose parts stand at positions. */
function rowOf(header: readonly string[], cells: readonly string[], values: readonly string[]): Cells {
  const cell = (name: keyof Cells, from = values) => from[header.indexOf(name)] ?? '';
  return {
    trace_no: cell('trace_no'),
    return_code: cell('return_code').toUpperCase(),
    return_date: cell('return_date'),
    amount: cell('amount'),
    corrected_data: cell('corrected_data', cells),
  };
}

const entryOf = (row: Cells): ReturnedEntry => ({
  kind: row.return_code.startsWith('C') ? 'change' : 'return',
  code: row.return_code,
  originalTrace: row.trace_no,
  individualId: '',
  returnedOn: row.return_date,
  amountCents: toCents(row.amount) ?? 0,
  direction: null,
  accountLast: '',
  correctedData: row.corrected_data,
});
