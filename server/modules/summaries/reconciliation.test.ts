import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toCents } from '@contract/format/money';
import * as purchases from '@contract/purchases/endpoints';
import { lineParts } from '@contract/rules/leftOutLines';
import * as summaries from '@contract/summaries/endpoints';
import { summaryDimensions } from '@contract/summaries/labels';
import type { Db } from '@server/db/db';
import { openDemoDb } from '@server/testing/demoDb';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { propertyRuns } from '@contract/testing/propertyRuns';

let db: Db;
let portal: TestApp;
let lines: readonly Line[];
let people: readonly Person[];
let codes: Readonly<Record<'group' | 'branch', readonly string[]>>;
beforeAll(async () => {
  db = await openDemoDb();
  portal = await openTestApp(db);
  lines = await linesOf(db);
  codes = {
    group: [...new Set(lines.flatMap(({ group }) => group ?? []))],
    branch: [...new Set(lines.map(({ branch }) => branch))],
  };
  people = await peopleOf(db);
}, 120_000);
afterAll(() => portal.close());

interface Line {
  readonly account: string;
  readonly date: string;
  readonly docType: string;
  readonly lineType: string;
  readonly cropYear: number | null;
  readonly group: string | null;
  readonly branch: string;
  readonly paidBy: string | null;
  readonly cents: number;
  readonly tax: number;
}

interface Person {
  readonly name: string;
  readonly accounts: readonly string[];
}

/** Every line of the company as it stands in the tables: what the summaries are measured against. */
const linesOf = (from: Db): Promise<Line[]> =>
  from.sql
    .selectFrom('invoice_line as l')
    .innerJoin('invoice as i', 'i.invoice_no', 'l.invoice_no')
    .leftJoin('product as p', 'p.product_code', 'l.product_code')
    .select((eb) => [
      'i.account_no as account',
      'i.invoice_date as date',
      'i.doc_type as docType',
      'l.line_type as lineType',
      eb.fn.coalesce('l.crop_year', 'i.crop_year').as('cropYear'),
      eb.fn.coalesce('l.group_code', 'p.group_code').as('group'),
      'i.branch',
      'l.paid_by as paidBy',
      'l.net_cents as cents',
      'l.line_tax_cents as tax',
    ])
    .execute();

async function peopleOf(from: Db): Promise<Person[]> {
  const links = await from.sql
    .selectFrom('account_access')
    .innerJoin('account', 'account.account_no', 'account_access.account_no')
    .select(['account_access.name', 'account_access.account_no as accountNo'])
    .where('closed_on', 'is', null)
    .where('valid_to', 'is', null)
    .where('account_type', '=', 'T')
    .execute();
  return [...new Set(links.map(({ name }) => name))].map((name) => ({
    name,
    accounts: links.filter((link) => link.name === name).map(({ accountNo }) => accountNo),
  }));
}

interface Filter {
  readonly account: string;
  readonly cropYear: string;
  readonly from: string;
  readonly to: string;
  readonly group: string;
  readonly branch: string;
  readonly without: string;
}

const oneOrNone = <T>(values: readonly T[]) => fc.constantFrom(...values, undefined);

const filterOf = ({ accounts }: Person): fc.Arbitrary<Filter> => {
  const some = (codes: readonly string[]) =>
    fc.subarray([...codes], { maxLength: Math.min(4, codes.length) }).map((own) => own.join(','));
  return fc.record({
    account: oneOrNone(accounts).map((account) => account ?? ''),
    cropYear: fc.constantFrom('2024', '2025', '2026', ''),
    from: fc.constantFrom('', '2024-03-01', '2025-01-01', '2026-02-14'),
    to: fc.constantFrom('', '2025-12-31', '2026-04-12', '2026-03-31'),
    group: fc.oneof(fc.constant(''), some(codes.group)),
    branch: fc.oneof(fc.constant(''), some(codes.branch)),
    without: some(lineParts),
  });
};

/** The same filter, read once more without SQL. */
function passes(filter: Filter, accounts: readonly string[]): (line: Line) => boolean {
  const among = (list: string, code: string | null) => list === '' || list.split(',').includes(code ?? '?');
  const left = filter.without.split(',');
  // A crop year that nobody named is the one of the as-of day, April 12, 2026.
  const cropYear = filter.cropYear || (filter.from || filter.to ? '' : '2026');
  return (line) =>
    (filter.account ? line.account === filter.account : accounts.includes(line.account)) &&
    (cropYear === '' || String(line.cropYear ?? fallback(line.date)) === cropYear) &&
    (filter.from === '' || line.date >= filter.from) &&
    (filter.to === '' || line.date <= filter.to) &&
    among(filter.group, line.group) &&
    among(filter.branch, line.branch) &&
    !(left.includes('tax') && line.lineType === 'T') &&
    !(left.includes('freight') && line.lineType === 'F') &&
    !(left.includes('financeCharges') && line.docType === 'F') &&
    !(left.includes('prepay') && line.paidBy === 'P');
}

const fallback = (date: string) => Number(date.slice(0, 4)) + (date.slice(5) >= '09-01' ? 1 : 0);
const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);

const cases = () =>
  fc.constantFrom(...people).chain((person) =>
    fc.record({
      person: fc.constant(person),
      filter: filterOf(person),
      by: fc.constantFrom(...summaryDimensions),
    }),
  );

it('sums up the same lines to the cent as the table, the list and the file, whatever the filter', async () => {
  const seen: number[] = [];
  await fc.assert(
    fc.asyncProperty(cases(), async ({ person: { name: username, accounts }, filter, by }) => {
      const client = portal.as(username);
      const kept = lines.filter(passes(filter, accounts));
      const leftOut = filter.without.split(',').includes('tax') ? sum(kept.map(({ tax }) => tax)) : 0;
      const expected = sum(kept.map(({ cents }) => cents)) - leftOut;
      const totals = await client.call(summaries.totals, { query: { username, ...filter } });
      const rows = [];
      let after: string | null | undefined;
      do {
        const page = await client.call(summaries.rows, {
          query: { username, ...filter, by, sort: '-amount', limit: 100, after: after ?? undefined },
        });
        rows.push(...page.rows);
        after = page.next;
      } while (after);
      const { months } = await client.call(summaries.months, { query: { username, ...filter } });
      const { cropYear, from, to } = totals.period;
      const listed = await client.call(purchases.totals, {
        query: {
          username,
          ...filter,
          cropYear: cropYear === null ? '' : String(cropYear),
          from: from ?? '',
          to: to ?? '',
        },
      });
      seen.push(kept.length);

      expect(totals).toMatchObject({ lines: kept.length, cents: expected, taxLeftOutCents: leftOut });
      expect(sum(totals.documents.map(({ cents }) => cents))).toBe(expected);
      expect(sum(rows.map(({ cents }) => cents))).toBe(expected);
      expect(sum(rows.map(({ priorCents }) => priorCents))).toBe(totals.priorCents);
      expect(sum(months.map(({ cents }) => cents))).toBe(expected);
      expect({ lines: listed.rows, cents: listed.netCents - leftOut }).toEqual({
        lines: kept.length,
        cents: expected,
      });
    }),
    { seed: 20_260_412, numRuns: propertyRuns(60) },
  );

  expect(seen.filter((count) => count > 0).length).toBeGreaterThan(20);
}, 120_000);

it.each(summaryDimensions)('writes the same sum by %s into both kinds of file', async (by) => {
  const { name: username } = people.toSorted((a, b) => b.accounts.length - a.accounts.length)[0]!;
  const client = portal.as(username);
  const query = { username, cropYear: '2025', by, sort: 'name' };
  const totals = await client.call(summaries.totals, { query: { username, cropYear: '2025' } });
  const csv = await client.download(summaries.exportFile, { query: { ...query, format: 'csv' } });
  const rows = parse(await csv.content.text(), { bom: true, columns: true }) as Record<string, string>[];
  const xlsx = await client.download(summaries.exportFile, { query: { ...query, format: 'xlsx' } });
  const [sheet] = await readXlsxFile(Buffer.from(await xlsx.content.arrayBuffer()));
  const [head, ...cells] = sheet!.data;
  const column = (title: string) => cells.map((row) => Math.round(Number(row[head!.indexOf(title)]) * 100));

  expect(csv.name).toBe('purchase-summary-crop-2025_all_start_2026-04-12_2026-04-12.csv');
  expect(sum(rows.map((row) => toCents(row.Amount!)!))).toBe(totals.cents);
  expect(sum(rows.map((row) => toCents(row.Before!)!))).toBe(totals.priorCents);
  expect(sum(column('Amount'))).toBe(totals.cents);
  expect(sum(column('Before'))).toBe(totals.priorCents);
});
