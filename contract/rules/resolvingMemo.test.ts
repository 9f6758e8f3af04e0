import { describe, expect, it } from 'vitest';
import { type Memo, resolvingMemo } from './resolvingMemo';

const disputed = { invoiceNo: '0048213', accountNo: '00117', day: '2026-04-10' };
const memo = (over: Partial<Memo> = {}): Memo => ({
  memoNo: 'CM-1',
  accountNo: '00117',
  day: '2026-04-12',
  references: ['0048213', null],
  texts: [null],
  ...over,
});
const none = { references: [null] };

describe('resolvingMemo', () => {
  it.each<[string, Partial<Memo>]>([
    ['names the invoice in a reference', {}],
    ['was posted on the day of the dispute', { day: '2026-04-10' }],
    ['names it among other words', { references: ['Inv. 0048213, PO 7'] }],
    ['names it in its comments', { ...none, texts: ['Corrects invoice 0048213.'] }],
    ['names it behind a mark', { ...none, texts: ['Credit for #0048213/Urea'] }],
  ])('is a memo that %s', (_, over) => {
    expect(resolvingMemo(disputed, [memo(over)])?.memoNo).toBe('CM-1');
  });

  it.each<[string, Partial<Memo>]>([
    ['was posted on the day before', { day: '2026-04-09' }],
    ['is of another account', { accountNo: '00118' }],
    ['names no invoice', none],
    ['names a longer number', { references: ['10048213', '00482131'] }],
    ['names a part of it', { references: ['0048213-2', 'A-0048213'] }],
    ['names it without its zeros', { references: ['48213'] }],
    ['is the invoice itself', { memoNo: '0048213' }],
  ])('is no memo that %s', (_, over) => {
    expect(resolvingMemo(disputed, [memo(over)])).toBeUndefined();
  });

  it.each<[string, string, boolean]>([
    ['five signs, in a sentence', '48213', true],
    ['four signs, in a sentence', '4821', false],
  ])('a number of %s', (_, invoiceNo, found) => {
    const said = memo({ ...none, texts: [`${invoiceNo} gal came back`] });
    expect(resolvingMemo({ ...disputed, invoiceNo }, [said]) !== undefined).toBe(found);
    expect(resolvingMemo({ ...disputed, invoiceNo }, [memo({ references: [invoiceNo] })])).toBeDefined();
  });

  it('knows numbers with letters in either case', () => {
    const own = { ...disputed, invoiceNo: 'INV-77' };
    expect(resolvingMemo(own, [memo({ references: ['inv-77'] })])).toBeDefined();
  });

  it.each<[string, readonly Partial<Memo>[], string]>([
    ['the first day', [{ memoNo: 'CM-1', day: '2026-04-13' }, { memoNo: 'CM-2' }], 'CM-2'],
    ['the first number of a day', [{ memoNo: 'CM-3' }, { memoNo: 'CM-2' }], 'CM-2'],
  ])('is, of several, that of %s', (_, several, expected) => {
    expect(resolvingMemo(disputed, several.map(memo))?.memoNo).toBe(expected);
  });
});
