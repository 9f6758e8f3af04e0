import type { LedgerAging, LedgerRow, LedgerTotals } from '@contract/ledger/schema';

const charged = { kind: 'invoice', creditCents: 0, description: 'Invoice' } as const;

export const aLedgerRow = (over: Partial<LedgerRow> = {}): LedgerRow => ({
  id: '2281:T00412',
  accountNo: '2281',
  effectiveDate: '2026-11-17',
  postingDate: '2026-11-17',
  kind: 'invoice',
  documentNo: '104880',
  reference: null,
  description: 'Invoice',
  branchCode: 'TEK',
  branchName: 'Tekoa',
  dueDate: '2026-12-31',
  debitCents: 821_450,
  creditCents: 0,
  balanceCents: 1_853_241,
  openCents: 821_450,
  status: 'open',
  invoiceNo: '104880',
  paymentNo: null,
  ...over,
});

const others: readonly Partial<LedgerRow>[] = [
  {
    postingDate: '2026-11-09',
    effectiveDate: '2026-11-06',
    kind: 'payment',
    documentNo: 'P-30218',
    reference: '4471',
    description: 'Payment, thank you',
    dueDate: null,
    debitCents: 0,
    creditCents: 821_450,
    openCents: 0,
    status: 'posted',
    invoiceNo: null,
    paymentNo: 'P-30218',
  },
  {
    postingDate: '2026-11-09',
    kind: 'discountTaken',
    documentNo: '104852',
    reference: 'P-30218',
    description: 'Early payment discount',
    dueDate: null,
    debitCents: 0,
    creditCents: 19_962,
    openCents: 0,
    status: 'posted',
    invoiceNo: '104852',
  },
  {
    ...charged,
    postingDate: '2026-11-07',
    documentNo: '104866',
    debitCents: 1_275_025,
    openCents: 742_891,
    status: 'partial',
    invoiceNo: '104866',
  },
  {
    postingDate: '2026-10-31',
    kind: 'financeCharge',
    documentNo: 'FC000123',
    description: 'Finance charge',
    debitCents: 4_334,
    openCents: 0,
    status: 'paid',
    invoiceNo: 'FC000123',
  },
  {
    postingDate: '2026-10-12',
    kind: 'nsf',
    documentNo: 'P-30102',
    reference: 'R01',
    description: 'Payment returned by the bank (R01)',
    dueDate: null,
    debitCents: 125_000,
    openCents: 0,
    status: 'posted',
    invoiceNo: null,
    paymentNo: 'P-30102',
  },
  {
    postingDate: '2026-10-08',
    kind: 'payment',
    documentNo: 'P-30102',
    reference: 'ACH',
    description: 'Payment, thank you',
    dueDate: null,
    debitCents: 0,
    creditCents: 125_000,
    openCents: 0,
    status: 'reversed',
    invoiceNo: null,
    paymentNo: 'P-30102',
  },
  {
    ...charged,
    postingDate: '2026-09-25',
    documentNo: '104859',
    dueDate: '2026-10-31',
    debitCents: 288_900,
    openCents: 288_900,
    status: 'pastDue',
    invoiceNo: '104859',
  },
  {
    postingDate: '2026-09-02',
    kind: 'prepayApplied',
    documentNo: '104838',
    reference: 'PP-2261',
    description: 'Prepay applied',
    dueDate: null,
    debitCents: 0,
    creditCents: 221_018,
    openCents: 0,
    status: 'posted',
    invoiceNo: '104838',
  },
  {
    postingDate: '2026-08-28',
    kind: 'creditMemo',
    documentNo: 'CM4501',
    description: 'Credit memo',
    debitCents: 0,
    creditCents: 48_000,
    openCents: 0,
    status: 'credited',
    invoiceNo: 'CM4501',
  },
];

/** Ten rows of every kind that a customer meets, each with what was owed after it. */
export const tenLedgerRows: readonly LedgerRow[] = withBalances([
  aLedgerRow(),
  ...others.map((other, at) =>
    aLedgerRow({ id: `2281:T${411 - at}`, effectiveDate: other.postingDate, ...other }),
  ),
]);

/** The story's own sum, newest first, as the server makes it. */
function withBalances(rows: readonly LedgerRow[]): LedgerRow[] {
  let balance = rows[0]!.balanceCents!;
  return rows.map((row) => {
    const told = Object.assign({}, row, { balanceCents: balance });
    balance -= row.debitCents - row.creditCents;
    return told;
  });
}

export const withoutBalances = (rows: readonly LedgerRow[]): LedgerRow[] =>
  rows.map((row) => Object.assign({}, row, { balanceCents: null }));

export const aLedgerPage = (
  rows: readonly LedgerRow[] = tenLedgerRows,
  marks = { next: 'mark-2' as string | null, previous: null as string | null },
) => ({ rows: [...rows], ...marks });

export const aBalance = (
  over: Partial<LedgerTotals['accounts'][number]> = {},
): LedgerTotals['accounts'][number] => ({
  accountNo: '2281',
  name: 'Hollis Creek Farms LLC',
  openingCents: 0,
  debitCents: 20_114_233,
  creditCents: 18_260_992,
  closingCents: 1_853_241,
  openCents: 1_853_241,
  ...over,
});

export const someLedgerTotals = (over: Partial<LedgerTotals> = {}): LedgerTotals => ({
  rows: 412,
  debitCents: 20_114_233,
  creditCents: 18_260_992,
  chips: { all: 412, open: 13, pastDue: 1 },
  accounts: [aBalance()],
  ...over,
});

export const noLedgerTotals = someLedgerTotals({
  rows: 0,
  debitCents: 0,
  creditCents: 0,
  chips: { all: 0, open: 0, pastDue: 0 },
  accounts: [aBalance({ debitCents: 0, creditCents: 0, closingCents: 0, openCents: 0 })],
});

export const someLedgerChoices = {
  kinds: ['invoice' as const, 'payment' as const, 'creditMemo' as const, 'nsf' as const],
  branches: [
    { code: 'TEK', name: 'Tekoa' },
    { code: 'ROS', name: 'Rosalia' },
  ],
};

export const someAging = (over: Partial<LedgerAging> = {}): LedgerAging => ({
  on: '2026-11-18',
  accounts: [
    {
      accountNo: '2281',
      name: 'Hollis Creek Farms LLC',
      aging: { current: 1_564_341, days30: 288_900, days60: 0, days90: 0, over90: 0 },
    },
  ],
  ...over,
});
