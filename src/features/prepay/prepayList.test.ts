import { describe, expect, it } from 'vitest';
import { inLanguage } from '@locales/inLanguage';
import { schemas } from '@contract/prepay/schema';

import { someTotals } from '@stories/screens/prepayBuilders';
import {
  contractList,
  contractParams,
  filterChoices,
  lineParams,
  lineFile,
  lineFormats,
  linesOf,
  openedLine,
  toContractsFilter,
  toLinesFilter,
  usedPeriods,
} from './prepayList';
import { countsOf, totalsWords } from './prepayLabels';

const contractsAt = (address: string) =>
  toContractsFilter(contractParams.read(new URLSearchParams(address)).filters, '2281');
const linesAt = (address: string) =>
  toLinesFilter(lineParams.read(new URLSearchParams(address)).filters, null);

describe('what an address asks for', () => {
  it.each([
    ['', { account: '2281', status: 'open' }],
    ['status=all', { account: '2281' }],
    ['status=filled&cropYear=2026,26', { account: '2281', status: 'filled', cropYear: '2026' }],
    ['status=nonsense&type=generic,gold', { account: '2281', status: 'open', type: 'generic' }],
    ['expiring=30,90,1', { account: '2281', status: 'open', expiring: 90 }],
  ])('of contracts: %s', (address, filter) => {
    expect(contractsAt(address)).toEqual(filter);
    expect(schemas.totals.query.isValidSync({ username: 'ada', ...contractsAt(address) })).toBe(true);
  });

  it.each([
    ['', { status: 'open' }],
    ['contract=PP-1', { contract: 'PP-1' }],
    ['contract=PP-1&status=filled', { contract: 'PP-1', status: 'filled' }],
    ['from=2026-01-01&to=2026-02-30', { status: 'open', from: '2026-01-01' }],
  ])('of lines: %s', (address, filter) => {
    expect(linesAt(address)).toEqual(filter);
    expect(schemas.lineTotals.query.isValidSync({ username: 'ada', ...linesAt(address) })).toBe(true);
  });

  it.each([
    [contractParams, schemas.contracts],
    [lineParams, schemas.lines],
  ] as const)('in an order that the contract knows (%#)', (address, endpoint) => {
    const { sort } = address.read(new URLSearchParams());

    expect(endpoint.query.validateSync({ username: 'ada' }).sort).toBe(sort);
    expect(address.read(new URLSearchParams('sort=-remaining')).sort).toBe('-remaining');
    expect(address.read(new URLSearchParams('sort=price')).sort).toBe(sort);
  });
});

it.each([
  ['PP-2027-2281:2', { contractNo: 'PP-2027-2281', line: 2 }],
  ['PP:7:0', { contractNo: 'PP:7', line: undefined }],
  ['PP-1', { contractNo: 'PP-1', line: undefined }],
])('opens %s', (opened, asked) => {
  expect(openedLine(opened)).toEqual(asked);
});

it('leads to the lines of a contract', () => {
  expect(linesOf('PP 1&2')).toBe('/my-account/purchases/prepay-open-details?contract=PP+1%262');
});

describe('words for the whole list', () => {
  it('sums up money, and no quantities of several units', () => {
    expect(totalsWords(someTotals(), 'contracts')).toEqual({
      title: 'Totals for all 5 rows',
      sums: [
        { label: 'Booked', text: '$85,875.00' },
        { label: 'Paid in', text: '$63,439.50' },
        { label: 'Used', text: '$12,103.38' },
        { label: 'Remaining', text: '$51,336.12' },
      ],
      note: undefined,
    });
  });

  it('tells what is left where all of it is of one unit', () => {
    const quantities = [{ unit: 'ton', booked: '60', used: '22', remaining: '38' }];

    expect(totalsWords(someTotals({ quantities }), 'contracts').note).toBe('Quantity remaining: 38 ton');
  });

  it('does not claim to know what was paid on lines, nor units where there are none', () => {
    const { sums, note } = totalsWords(someTotals({ quantities: [] }), 'lines');

    expect([sums.map(({ label }) => label), note]).toEqual([['Booked', 'Used', 'Remaining'], undefined]);
  });

  it('counts what is open under the chip that stands for no choice', () => {
    expect(countsOf(someTotals())).toMatchObject({ '': 5, all: 9, filled: 3 });
  });

  it('offers types and ends before the other choices are known', () => {
    expect(filterChoices(undefined)).toMatchObject({
      group: [],
      type: [],
      expiring: [{ label: '30 days' }, {}, {}],
    });
  });

  it('asks for days of use', () => {
    expect(usedPeriods('2026-11-19').map(({ label }) => label)).toEqual([
      'Used any time',
      'Used this month',
      'Used last month',
      'Used in 2026',
      'Used in 2025',
    ]);
  });

  it('is said in the language of the moment', () => {
    const told = () => [
      contractList.chips!.options.map(({ label }) => label).join(' '),
      contractList.panel.map(({ label }) => label).join(' '),
      usedPeriods('2026-11-19')[3]!.label,
    ];

    expect(told()[0]).toBe('Open Partly used Unpaid Expired Filled All');
    expect(inLanguage('es', told)).toEqual([
      'Vigente Usado en parte Sin pagar Expirado Agotado Todos',
      'Año agrícola Tipo Grupo de productos Sucursal Termina en',
      'Usado en 2026',
    ]);
  });

  it('names how many rows a file holds', () => {
    expect(lineFormats(312).map(({ label }) => label)).toEqual([
      'Download all 312 rows (CSV)',
      'Download all 312 rows (Excel)',
      'Use of these lines (CSV)',
      'Use of these lines (Excel)',
    ]);
    expect(lineFormats(undefined).map(({ id }) => lineFile(id))).toEqual([
      { level: 'line', format: 'csv' },
      { level: 'line', format: 'xlsx' },
      { level: 'usage', format: 'csv' },
      { level: 'usage', format: 'xlsx' },
    ]);
  });
});
