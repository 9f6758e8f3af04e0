import { describe, expect, it } from 'vitest';
import { allocate, byAge, type Payable } from './allocation';

const owed = (invoiceNo: string, leftCents: number, over: Partial<Payable> = {}): Payable => ({
  invoiceNo,
  invoiceDate: '2026-03-01',
  dueDate: '2026-04-15',
  leftCents,
  isCreditMemo: leftCents < 0,
  disputed: false,
  ...over,
});
const none = () => 0;
const line = (invoiceNo: string, amountCents: number, discountCents = 0) => ({
  invoiceNo,
  amountCents,
  discountCents,
});

describe('the order in which documents are paid', () => {
  it.each([
    ['due date', owed('B', 1, { dueDate: '2026-04-10' }), owed('A', 1)],
    ['invoice date', owed('B', 1, { invoiceDate: '2026-02-01' }), owed('A', 1)],
    ['number', owed('A', 1), owed('B', 1)],
    [
      'due date before invoice date',
      owed('B', 1, { dueDate: '2026-04-14', invoiceDate: '2026-03-02' }),
      owed('A', 1),
    ],
    ['invoice date before number', owed('B', 1, { invoiceDate: '2026-02-28' }), owed('A', 1)],
  ])('goes by %s', (_, first, second) => {
    expect([second, first].toSorted(byAge)).toEqual([first, second]);
    expect([first, second].toSorted(byAge)).toEqual([first, second]);
  });
});

describe('an amount', () => {
  const old = owed('OLD', 10_000, { dueDate: '2026-03-15' });
  const next = owed('NEXT', 20_000);

  it.each([
    ['pays the oldest first', [next, old], 15_000, [line('OLD', 10_000), line('NEXT', 5_000)], 0],
    ['leaves out what is in dispute', [{ ...old, disputed: true }, next], 15_000, [line('NEXT', 15_000)], 0],
    ['leaves out what is on its way whole', [owed('OLD', 0), next], 15_000, [line('NEXT', 15_000)], 0],
    ['is left over where all is paid', [old], 15_000, [line('OLD', 10_000)], 5_000],
    ['is all left over where nothing is owed', [], 15_000, [], 15_000],
    [
      'lets credits pay first',
      [old, next, owed('CM', -4_000)],
      15_000,
      [line('CM', -4_000), line('OLD', 10_000), line('NEXT', 9_000)],
      0,
    ],
    [
      'uses of credits only what there is to pay',
      [old, owed('CM1', -4_000), owed('CM2', -9_000)],
      2_000,
      [line('CM1', -4_000), line('CM2', -6_000), line('OLD', 10_000)],
      2_000,
    ],
    [
      'leaves a disputed credit alone',
      [old, owed('CM', -4_000, { disputed: true })],
      5_000,
      [line('OLD', 5_000)],
      0,
    ],
    [
      'leaves alone what is negative and not a credit memo',
      [old, owed('BACK', -4_000, { isCreditMemo: false })],
      5_000,
      [line('OLD', 5_000)],
      0,
    ],
    ['pays a cent', [old, next], 1, [line('OLD', 1)], 0],
    ['stops at the cent that clears one', [old, next], 10_000, [line('OLD', 10_000)], 0],
    ['goes on with the cent after it', [old, next], 10_001, [line('OLD', 10_000), line('NEXT', 1)], 0],
    ['lets credits pay alone', [old, owed('CM', -4_000)], 0, [line('CM', -4_000), line('OLD', 4_000)], 0],
    ['pays nothing with nothing', [old], 0, [], 0],
  ] as const)('%s', (_, documents, cash, lines, rest) => {
    expect(allocate(documents, cash, none)).toEqual({ lines, restCents: rest });
  });

  it('needs less for an invoice that earns a discount by being cleared', () => {
    const earned = ({ invoiceNo }: Payable, paid: number) => (invoiceNo === 'OLD' && paid >= 9_500 ? 500 : 0);

    expect(allocate([old, next], 10_000, earned).lines).toEqual([line('OLD', 9_500, 500), line('NEXT', 500)]);
  });

  it('earns nothing on an invoice that it does not clear', () => {
    const earned = (_: Payable, paid: number) => (paid >= 9_500 ? 500 : 0);

    expect(allocate([old], 9_000, earned).lines).toEqual([line('OLD', 9_000)]);
  });
});
