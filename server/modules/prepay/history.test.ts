import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BareEvent, historyOf } from './history';

const anEvent = (over: Partial<BareEvent> = {}): BareEvent => ({
  id: 'U-1',
  kind: 'received',
  date: '2026-01-05',
  lineNo: 1,
  description: null,
  documentNo: null,
  invoiceNo: null,
  ticketNo: null,
  quantity: null,
  unit: null,
  cents: 100,
  otherAccountNo: null,
  ...over,
});
const lines = [
  { lineNo: 1, remainingCents: 60 },
  { lineNo: 2, remainingCents: 40 },
];

describe('historyOf', () => {
  it('begins at nothing and ends at the sum of the events', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (amounts) => {
        const remainingCents = amounts.reduce((sum, cents) => sum + cents, 0);
        const events = amounts.map((cents) => anEvent({ cents }));
        const history = historyOf({ events, lines, lineNo: undefined, remainingCents });

        expect(history.events[0]!.remainingCents).toBe(amounts[0]);
        expect(history.events.at(-1)!.remainingCents).toBe(remainingCents);
        expect(history.differenceCents).toBe(0);
      }),
    );
  });

  it.each([
    [
      'every event names its line',
      [anEvent({ cents: 60 }), anEvent({ lineNo: 2, cents: 40 })],
      lines,
      2,
      2,
      40,
    ],
    ['money came in for the whole contract', [anEvent({ lineNo: null })], lines, 2, null, 100],
    ['there is one line', [anEvent({ lineNo: null })], lines.slice(0, 1), 1, null, 100],
    ['there is no such line', [anEvent()], lines, 9, null, 100],
  ])('when %s tells of the right part', (_, events, some, lineNo, told, remains) => {
    const history = historyOf({ events, lines: some, lineNo, remainingCents: 100 });

    expect(history).toMatchObject({ lineNo: told, remainingCents: remains, differenceCents: 0 });
  });
});
