import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { flag, date, instant, money, price, R, text, whole, ZERO } from './column';
import { copyTextOf } from './copyTextOf';
import { csvReader } from './csvReader';
import type { FeedFile } from './feedFile';
import { validationIssues } from './validationIssues';
import { rowReader } from './rowReader';

const things: FeedFile = {
  file: 'things.csv',
  table: 'thing',
  key: ['code'],
  columns: {
    code: text(R),
    kind: text({ allowed: ['A', 'BC'] }),
    amount: money(R),
    least: money({ ...ZERO, notNegative: true }),
    on: date(),
    size: price(),
    number: whole({ empty: '7' }),
    plain: flag('N'),
    at: instant(),
    absent: text({ empty: '' }),
  },
};
const header = 'extra,code,kind,amount,least,on,size,number,plain,at\n';

/** What comes of the file as COPY text, tally and issues: through bytes where a row allows it, or record by record. */
async function throughFile(csv: string) {
  const found = validationIssues();
  const path = join(folder, 'things.csv');
  writeFileSync(path, csv);
  const reader = rowReader(things, { control: { said: 'amount', column: 'amount' }, delta: false }, found);
  let copied = '';
  const nothing = () => undefined;
  const watching = { onBytes: nothing, onForeign: nothing, onUnreadable: nothing };
  for await (const piece of copyTextOf(path, reader, watching)) copied += Buffer.from(piece).toString();
  return { copied, tally: reader.tally(), found: found.list([]), plain: reader.plain!.rows };
}

function throughRecords(csv: string) {
  const found = validationIssues();
  const reader = rowReader(things, { control: { said: 'amount', column: 'amount' }, delta: false }, found);
  const records = csvReader(reader.record);
  records.push(csv);
  records.end();
  return { copied: reader.take(), tally: reader.tally(), found: found.list([]) };
}

const folder = mkdtempSync(join(tmpdir(), 'plain-'));
const cells: Record<string, readonly string[]> = {
  code: ['a', '0017', 'Söhne & Co', 'x"y', '"quoted, cell"', '"a ""b"""', 'back\\slash', 'tab\tbed', ''],
  kind: ['A', 'BC', 'B', ''],
  amount: ['0.00', '-0.00', '12', '-1234.5', '9999999999999.99', '1.234', '1,5', '$1', '.5', '5.', '-', ''],
  least: ['0', '-0.00', '-1.00', '3.10', ''],
  on: ['2026-04-08', '2026-02-29', '2024-02-29', '04/08/2026', '2026-4-08', ''],
  size: ['12.345678', '1.2345678', '-3', '123456789', ''],
  number: ['1', '-12', '1.5', '1234567890', ''],
  plain: ['Y', 'N', 'y', 'YY', ''],
  at: ['2026-04-13T01:55:02-07:00', 'yesterday', ''],
};
const row = fc
  .tuple(
    fc.constantFrom('', 'é', '""', '"two\nlines"'),
    ...Object.values(cells).map((each) =>
      // Mostly the first, which is right, so that rows of every kind follow each other.
      fc.oneof({ weight: 9, arbitrary: fc.constant(each[0]!) }, fc.constantFrom(...each)),
    ),
  )
  .map((each) => each.join(','));
const lines = fc.array(fc.oneof({ weight: 9, arbitrary: row }, fc.constantFrom('', 'too,few', '"open"x,b')), {
  maxLength: 12,
});

it('whatever a file holds, its bytes say the same as its records', async () => {
  await fc.assert(
    fc.asyncProperty(lines, fc.constantFrom('\n', '\r\n'), fc.boolean(), async (rows, end, closed) => {
      const csv = header + rows.join(end) + (closed ? end : '');
      const { plain: _, ...read } = await throughFile(csv);
      expect(read).toEqual(throughRecords(csv));
    }),
    { numRuns: 400 },
  );
});

it('reads rows that are right from their bytes, and others between them in their place', async () => {
  const right = 'é,a,BC,-1234.5,,2026-04-08,12.5,,Y,2026-04-13T01:55:02-07:00';
  const odd = 'é,"a ""b""",A,1.00,,,,,,';
  const { plain, copied, tally } = await throughFile(`${header}${[right, odd, right, right].join('\n')}\n`);

  expect(plain).toBe(3);
  expect(tally).toEqual({ headed: true, rows: 4, total: '-3702.50', uncounted: 0 });
  expect(copied.split('\n')).toEqual([
    'a\tBC\t-123450\t0\t2026-04-08\t12.5\t7\tt\t2026-04-13T01:55:02-07:00\t\t2\tf',
    'a "b"\tA\t100\t0\t\\N\t\\N\t7\tf\t\\N\t\t3\tf',
    ...[4, 5].map(
      (line) => `a\tBC\t-123450\t0\t2026-04-08\t12.5\t7\tt\t2026-04-13T01:55:02-07:00\t\t${line}\tf`,
    ),
    '',
  ]);
});
