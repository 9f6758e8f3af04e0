import type { DropIssue, DropReport, DropSummary, Freshness } from '@contract/imports/schema';
import type { OutcomeCounts } from '@/features/imports/importList';

const aDrop = (over: Partial<DropSummary> = {}): DropSummary => ({
  dropId: 41,
  name: 'drop_20261119_0155',
  asOf: '2026-11-18',
  outcome: 'applied',
  live: true,
  lookedAt: '2026-11-19T09:58:10.000Z',
  rowsRead: 48_210,
  rowsQuarantined: 0,
  rowsWaiting: 0,
  findings: { fatal: 0, row: 0, warn: 2, wait: 0 },
  decidedBy: null,
  decidedAt: null,
  ...over,
});

/** A drop of each outcome, the newest first. */
export const someDrops = (): DropSummary[] => [
  aDrop({
    dropId: 44,
    name: 'drop_20261120_0930',
    outcome: 'uploaded',
    live: false,
    asOf: null,
    rowsRead: 0,
  }),
  aDrop({ dropId: 43, name: 'drop_20261120_0810', outcome: 'ready', live: false, asOf: '2026-11-19' }),
  aDrop({
    dropId: 42,
    name: 'drop_20261120_0155',
    outcome: 'held',
    live: false,
    asOf: '2026-11-19',
    rowsQuarantined: 1_522,
    rowsWaiting: 318,
    findings: { fatal: 0, row: 1_204, warn: 3, wait: 318 },
  }),
  aDrop(),
  aDrop({
    dropId: 40,
    name: 'drop_20261118_0155',
    outcome: 'refused',
    live: false,
    asOf: '2026-11-17',
    findings: { fatal: 1, row: 0, warn: 0, wait: 0 },
  }),
  aDrop({
    dropId: 39,
    name: 'drop_20261117_0911',
    outcome: 'rolledBack',
    live: false,
    asOf: '2026-11-16',
    decidedBy: 'office@larkspur.example.com',
    decidedAt: '2026-11-17T17:30:00.000Z',
  }),
];

export const aDropsPage = (rows: readonly DropSummary[] = someDrops()) => ({
  rows,
  next: null,
  previous: null,
});

export const someCounts = (over: Partial<OutcomeCounts> = {}): OutcomeCounts => ({
  uploaded: 1,
  ready: 1,
  held: 1,
  applied: 1,
  refused: 1,
  dismissed: 0,
  rolledBack: 1,
  ...over,
});

export const someFreshness = (over: Partial<Freshness> = {}): Freshness => ({
  live: {
    dropId: 41,
    name: 'drop_20261119_0155',
    asOf: '2026-11-18',
    loadedAt: '2026-11-19T09:58:10.000Z',
    hours: 31,
  },
  dueAt: '2026-11-20T09:58:00.000Z',
  late: false,
  booksZone: 'America/Los_Angeles',
  ...over,
});

const promised = '9f2c51d0a7be4e1183c6d2f0b9a8576413e2d1c0bfae9d8c7b6a594837261504';

const checked = (file: string, rows: number): DropReport['manifest'][number] => ({
  file,
  mode: 'full',
  rows: { promised: rows, found: rows },
  sha256: { promised, found: promised },
  control: null,
  agrees: true,
});

const changed = (file: string, over: Partial<DropReport['files'][number]> = {}) => ({
  file,
  inserted: 0,
  updated: 0,
  removed: 0,
  quarantined: 0,
  before: 812,
  after: 812,
  ...over,
});

/** A held drop in which many rows speak of accounts that are nowhere. */
export const aHeldDrop = (over: Partial<DropReport> = {}): DropReport => ({
  ...someDrops()[2]!,
  found: {
    files: ['contacts.csv', 'invoices.csv'],
    rules: ['odd-crop-year', 'parent-quarantined', 'unknown-account'],
  },
  manifest: [
    checked('accounts.csv', 812),
    checked('contacts.csv', 2_410),
    {
      ...checked('invoices.csv', 18_422),
      control: { column: 'open_amount', promised: '1284331.17', found: '1284331.17' },
    },
  ],
  holds: [
    {
      rule: 'quarantined-rows',
      file: null,
      message: '1,204 of 48,210 rows are quarantined, more than 1 %. 318 more wait with them.',
    },
  ],
  files: [
    changed('accounts.csv', { updated: 96 }),
    changed('contacts.csv', { quarantined: 1_522, before: 2_400, after: 2_410, inserted: 10 }),
    changed('invoices.csv', { inserted: 212, updated: 145, removed: 3, before: 18_213, after: 18_422 }),
  ],
  receivable: { beforeCents: 127_911_204, afterCents: 128_433_117 },
  canRollBack: false,
  ...over,
});

/** A drop that came with another file than its manifest says. */
export const aRefusedDrop = (): DropReport =>
  aHeldDrop({
    ...someDrops()[4]!,
    holds: [],
    files: [],
    receivable: null,
    found: { files: ['invoices.csv'], rules: ['sha256'] },
    manifest: [
      checked('accounts.csv', 812),
      {
        ...checked('invoices.csv', 18_422),
        rows: { promised: 18_422, found: 17_090 },
        sha256: { promised, found: promised.replace('9f2c', '01ab') },
        control: { column: 'open_amount', promised: '1284331.17', found: '1190012.20' },
        agrees: false,
      },
      {
        ...checked('payments.csv', 900),
        rows: { promised: 900, found: null },
        sha256: { promised, found: null },
        agrees: false,
      },
    ],
  });

const someFindings = (): DropIssue[] => [
  {
    seq: 0,
    severity: 'row',
    file: 'contacts.csv',
    line: 1_207,
    key: '90417;ann@example.com',
    column: 'account_no',
    rule: 'unknown-account',
    value: '90417',
    message: 'accounts.csv does not hold this account.',
    hint: 'Export it to accounts.csv, or correct account_no.',
  },
  {
    seq: 1,
    severity: 'warn',
    file: 'invoices.csv',
    line: 88,
    key: '104880',
    column: 'crop_year',
    rule: 'odd-crop-year',
    value: '2036',
    message: 'The crop year is far from this one.',
    hint: null,
  },
  {
    seq: 2,
    severity: 'wait',
    file: 'contacts.csv',
    line: 2_201,
    key: '00412;bo@example.com',
    column: 'account_no',
    rule: 'parent-quarantined',
    value: '00412',
    message: 'Its account is quarantined, so this row waits with it.',
    hint: 'See the findings of accounts.csv.',
  },
];

export const anIssuesPage = (rows: readonly DropIssue[] = someFindings()) => ({
  rows,
  next: null,
  previous: null,
});
