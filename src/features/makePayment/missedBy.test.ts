import { describe, expect, it } from 'vitest';
import { aPayable, aPayableAccount } from '@stories/support/payableBuilders';
import { missedBy, newValues } from './paymentValues';
import { readPlace } from './paymentAddress';

const onItsWay = { requestNo: 'PR-2026-000101', discountCents: 0 };

const account = aPayableAccount([
  aPayable({ invoiceNo: 'open' }),
  aPayable({ invoiceNo: 'partly', inFlight: [{ ...onItsWay, amountCents: 481_999 }] }),
  aPayable({ invoiceNo: 'onItsWay', inFlight: [{ ...onItsWay, amountCents: 482_000 }] }),
  aPayable({ invoiceNo: 'credit', openCents: -100, isCreditMemo: true }),
]);
const statement = {
  statementNo: 'S-2',
  statementDate: '2026-10-26',
  periodTo: '2026-10-25',
  dueDate: '2026-11-15',
  amountDueCents: 100,
  leftCents: 1,
};

const begun = (query: string, left: typeof statement | null = statement) => {
  const place = readPlace(new URLSearchParams(query));
  const paying = { ...account, statement: left };
  const beginning = { account: paying, place, today: '2026-11-19', payDate: '2026-11-20', source: '' };
  const { mode, rows } = newValues(beginning);
  const chosen = rows.filter((row) => row.chosen).map(({ invoiceNo }) => invoiceNo);
  return { mode, chosen, missed: missedBy(place, paying) };
};

describe('a link that asks for invoices', () => {
  it.each([
    ['invoice=open,partly,credit', ['open', 'partly', 'credit'], undefined],
    ['invoice=open,onItsWay', ['open'], ['onItsWay']],
    ['invoice=open,paid,foreign', ['open'], ['paid', 'foreign']],
  ])('%s chooses what is open and says what is not', (query, chosen, invoices) => {
    expect(begun(query)).toEqual({ mode: 'selected', chosen, missed: invoices && { invoices } });
  });

  it('begins as any payment does where none of them is open', () => {
    expect(begun('invoice=paid')).toEqual({ mode: 'statement', chosen: [], missed: { invoices: ['paid'] } });
  });
});

describe('a link that asks for a statement', () => {
  it.each([
    ['the newest, of which a cent is left', 'S-2', statement, 'statement', undefined],
    ['the newest, of which nothing is left', 'S-2', { ...statement, leftCents: 0 }, '', 'paid'],
    ['one that a newer one followed', 'S-1', statement, 'statement', 'followed'],
    ['one where there is none', 'S-1', null, '', 'paid'],
  ])('%s', (_, number, left, mode, why) => {
    expect(begun(`statement=${number}`, left)).toEqual({
      mode,
      chosen: [],
      missed: why && { invoices: [], statement: { number, why } },
    });
  });
});
