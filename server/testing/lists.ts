import type { Download, Endpoint } from '@contract/endpoint';
import * as ledger from '@contract/ledger/endpoints';
import * as prepay from '@contract/prepay/endpoints';
import * as purchases from '@contract/purchases/endpoints';
import * as statements from '@contract/statements/endpoints';
import * as summaries from '@contract/summaries/endpoints';

/** A list of the portal: its pages, the sums over all of it, and the file that holds it whole. */
interface List {
  readonly rows: Endpoint;
  readonly totals: Endpoint;
  readonly file: Download;
  /** What narrows it, besides the account. */
  readonly filter?: Readonly<Record<string, string>>;
  /** What its rows have to be asked with besides. */
  readonly by?: Readonly<Record<string, string>>;
  /** Amounts that rows and totals call the same, each with the head of its column in the file. */
  readonly sums: readonly (readonly [figure: string, head: string])[];
  /** What counts the rows, where that is not the rows themselves. */
  readonly count?: string;
}

const spent = [
  ['bookedCents', 'Booked amount'],
  ['usedCents', 'Used'],
  ['remainingCents', 'Remaining'],
] as const;

const summary = (by: string): List => ({
  rows: summaries.rows,
  totals: summaries.totals,
  file: summaries.exportFile,
  // Everything that there ever was: without days it would be this crop year.
  filter: { from: '2000-01-01', to: '2099-12-31' },
  by: { by },
  sums: [['cents', 'Amount']],
  count: 'lines',
});

/** Every list of the portal. */
export const lists: Readonly<Record<string, List>> = {
  'purchase lines': {
    rows: purchases.lines,
    totals: purchases.totals,
    file: purchases.exportFile,
    sums: [
      ['extendedCents', 'Extended'],
      ['discountCents', 'Discount'],
      ['taxCents', 'Tax'],
      ['netCents', 'Amount'],
    ],
  },
  'purchases by invoice': {
    rows: purchases.invoices,
    totals: purchases.invoiceTotals,
    file: purchases.invoicesFile,
    sums: [['totalCents', 'Amount']],
  },
  'the ledger': {
    rows: ledger.rows,
    totals: ledger.totals,
    file: ledger.exportFile,
    sums: [
      ['debitCents', 'Debit'],
      ['creditCents', 'Credit'],
    ],
  },
  'prepay contracts': {
    rows: prepay.contracts,
    totals: prepay.totals,
    file: prepay.exportFile,
    sums: [...spent, ['paidCents', 'Paid in']],
  },
  'prepay lines': { rows: prepay.lines, totals: prepay.lineTotals, file: prepay.lineExport, sums: spent },
  statements: {
    rows: statements.list,
    totals: statements.totals,
    file: statements.exportFile,
    sums: [
      ['chargesCents', 'New charges'],
      ['creditsCents', 'Credits'],
      ['financeChargeCents', 'Finance charge'],
    ],
  },
  'purchases by product': summary('product'),
  'purchases by group': summary('group'),
  'purchases by field': summary('field'),
  'purchases by branch': summary('branch'),
  'purchases by month': summary('month'),
  'purchases by crop': summary('crop'),
};
