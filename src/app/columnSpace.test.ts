import { describe, expect, it } from 'vitest';
import { layout } from '@theme/index';
import { sizes } from '@theme/tokens';
import { spaceForValues, shownColumns } from '../components/columnSpace';
import type { Column } from '../components/columns';
import { entryColumns } from '../features/depositPlan/entryList';
import { ledgerColumns } from '../features/ledger/ledgerColumns';
import { historyColumns } from '../features/payments/historyColumns';
import { contractColumns } from '../features/prepay/contractColumns';
import { lineColumns } from '../features/prepay/lineColumns';
import { purchaseColumns } from '../features/purchases/purchaseColumns';
import { queueColumns } from '../features/queue/queueColumns';
import { requestColumns } from '../features/requests/requestList';
import { statementColumns } from '../features/statements/statementColumns';
import { summaryColumns } from '../features/summaries/summaryColumns';

const hrefOf = () => '';
const zone = 'America/Los_Angeles';
const several = true;
const ledger = (over: Partial<Parameters<typeof ledgerColumns>[0]>) =>
  ledgerColumns({ several: false, balanced: true, hrefOf, ...over });
const statements = (of: boolean) =>
  statementColumns({ hrefOf, several: of, leftOf: () => 1, onDownload: () => undefined });
const summary = (measure: '' | 'quantity' | 'price') =>
  summaryColumns({ filters: { by: '', measure }, hrefOf, cents: 1, hasPrior: true });

/** Beside a list's column of checkboxes. */
const SELECTION = 50;

/** Each list by its columns: what must be in sight, and what of the window it cannot have. */
const lists: [string, readonly Column<never>[], readonly string[], number?][] = [
  ['the queue', queueColumns({ hrefOf, zone }), ['number', 'account', 'amount'], SELECTION],
  ['prepay contracts', contractColumns(hrefOf), ['contract', 'title', 'remaining']],
  ['prepay lines', lineColumns(hrefOf), ['product', 'contract', 'remaining']],
  ['the ledger of an account', ledger({}), ['date', 'type', 'debit', 'credit']],
  ['the ledger of several', ledger({ several, balanced: false }), ['date', 'type', 'debit', 'credit']],
  ['purchases', purchaseColumns(hrefOf), ['invoice', 'product', 'total']],
  ['statements', statements(false), ['date', 'ending'], SELECTION],
  ['statements of several', statements(several), ['date', 'account', 'ending'], SELECTION],
  ['payment history', historyColumns({ several: false, hrefOf }), ['date', 'payment', 'amount']],
  ['payment history of several', historyColumns({ several, hrefOf }), ['payment', 'account', 'amount']],
  ['payment requests', requestColumns({ several, hrefOf, zone }), ['status', 'number', 'amount']],
  ['the deposit plan', entryColumns(), ['date', 'type', 'in', 'out']],
  ['a summary', summary(''), ['name', 'amount', 'change']],
  ['a summary of quantities', summary('quantity'), ['name', 'quantity', 'quantityChange']],
  ['a summary of prices', summary('price'), ['name', 'price', 'priceChange']],
];

/** A grid's own border on both sides, and a bar that scrolls the page. */
const [FRAME, SCROLLBAR] = [2, 17] as const;
/** Of a page of 600 to 900 pixels. */
const PAGE_MARGINS = 2 * sizes.gutter.tablet;

const roomBeside = (windowWidth: number) => windowWidth - SCROLLBAR - layout.sidebar - PAGE_MARGINS - FRAME;

/** As wide as a column gets by a figure of a million and more. */
const millions = (columns: readonly Column<never>[]): Column<never>[] =>
  spaceForValues(
    columns.map((column) =>
      Object.assign({}, column, { text: () => (column.mobile === 'amount' ? '$1,234,567.89' : '') }),
    ),
    [{} as never],
  );

describe.each([900, 960, 1024])('in a window of %i pixels beside the open navigation', (width) => {
  it.each(lists)('%s has its amount in sight', (_, columns, essential, taken = 0) => {
    const room = roomBeside(width) - taken;
    const wide = millions(columns);
    const shown = shownColumns(wide, {}, room);
    const needed = wide.filter(({ id }) => shown.has(id)).reduce((sum, column) => sum + column.width, 0);

    expect(needed).toBeLessThanOrEqual(room);
    expect([...shown]).toEqual(expect.arrayContaining([...essential]));
  });
});

it('at 1024 pixels the queue says what to look at twice, and the ledgers their running balance', () => {
  const shownAt = (columns: readonly Column<never>[], taken = 0) =>
    shownColumns(columns, {}, roomBeside(1024) - taken);

  expect([...shownAt(queueColumns({ hrefOf, zone }), SELECTION)]).toContain('flags');
  expect([...shownAt(ledger({}))]).toContain('balance');
  expect([...shownAt(entryColumns())]).toContain('balance');
});
