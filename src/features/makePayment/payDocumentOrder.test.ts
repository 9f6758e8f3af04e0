import { describe, expect, it } from 'vitest';
import { aDocument } from '@contract/rules/testing/payableAccount';
import { shownDocuments } from './payDocumentOrder';

const rung = (throughDate: string) => ({ throughDate, percent: '2', cents: 200, condition: null });
const documents = [
  aDocument({ invoiceNo: 'B2', dueDate: '2026-05-15', openCents: 20_000, rungs: [rung('2026-04-20')] }),
  aDocument({ invoiceNo: 'A1', dueDate: '2026-05-15', poNo: 'North 40' }),
  aDocument({ invoiceNo: 'C3', dueDate: '2026-04-30', rungs: [rung('2026-04-19')] }),
  aDocument({ invoiceNo: 'D4', dueDate: '2026-06-30', openCents: -50_000 }),
  aDocument({
    invoiceNo: 'E5',
    dueDate: '2026-07-31',
    openCents: 90_000,
    inFlight: [{ requestNo: 'PR-2026-000001', amountCents: 85_000, discountCents: 0 }],
  }),
];
const shown = (over: Partial<Parameters<typeof shownDocuments>[1]>) =>
  shownDocuments(documents, { order: 'due', words: '', payDate: '2026-04-13', ...over }).map(
    ({ invoiceNo }) => invoiceNo,
  );

describe('the open documents', () => {
  it.each([
    ['by due date', {}, ['C3', 'A1', 'B2', 'D4', 'E5']],
    ['by the end of their discounts', { order: 'discount' }, ['C3', 'B2', 'A1', 'D4', 'E5']],
    [
      'by discounts on the last day of one',
      { order: 'discount', payDate: '2026-04-19' },
      ['C3', 'B2', 'A1', 'D4', 'E5'],
    ],
    [
      'by discounts a day after it',
      { order: 'discount', payDate: '2026-04-20' },
      ['B2', 'C3', 'A1', 'D4', 'E5'],
    ],
    ['by what is left of them', { order: 'amount' }, ['B2', 'C3', 'A1', 'E5', 'D4']],
  ] as const)('%s', (_, over, numbers) => {
    expect(shown(over)).toEqual(numbers);
  });

  it.each([
    ['a part of the number', 'b', ['B2']],
    ['every word, of the PO number too', '40 a1', ['A1']],
    ['nothing that has one word of two', '40 b2', []],
    ['everything for blanks', '  ', ['C3', 'A1', 'B2', 'D4', 'E5']],
  ])('%s', (_, words, numbers) => {
    expect(shown({ words })).toEqual(numbers);
  });
});
