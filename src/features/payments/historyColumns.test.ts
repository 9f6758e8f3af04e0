import { expect, it } from 'vitest';
import { someHistory } from '@stories/support/paymentBuilders';
import { historyColumns } from './historyColumns';

const columns = historyColumns({ several: false, hrefOf: (paymentNo) => `?payment=${paymentNo}` });
const cellsOf = (row: (typeof someHistory)[number], ...ids: readonly string[]) =>
  ids.map((id) => columns.find((column) => column.id === id)!.text(row));

it('keeps a payment that came back beside what took it back', () => {
  const rows = someHistory.filter(({ paymentNo }) => paymentNo === 'P-30102');

  expect(rows.map((row) => cellsOf(row, 'payment', 'amount', 'discount', 'status', 'reason'))).toEqual([
    [
      'P-30102, reversal',
      '−$1,250.00',
      '−$25.00',
      'Returned',
      'There was not enough money in the bank account.',
    ],
    ['P-30102', '$1,250.00', '$25.00', 'Returned', 'There was not enough money in the bank account.'],
  ]);
});

it('leads from a payment to its request where the portal has it', () => {
  const request = columns.find(({ id }) => id === 'request')!;

  expect(someHistory.map((row) => request.href!(row) !== undefined)).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('names the account where there are several', () => {
  const several = historyColumns({ several: true, hrefOf: String });

  expect(several.map(({ id }) => id)).toContain('account');
  expect(columns.map(({ id }) => id)).not.toContain('account');
});
