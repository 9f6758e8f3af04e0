import { describe, expect, it } from 'vitest';
import { type Booked, type Expected, matched, requestNumbersIn } from './match';

const request = (requestNo: string, over: Partial<Expected> = {}): Expected => ({
  requestNo,
  ledger: '00117',
  amountCents: 10_000,
  day: '2026-04-15',
  method: 'A',
  ...over,
});
const booked = (over: Partial<Booked> = {}): Booked => ({
  ledger: '00117',
  amountCents: 10_000,
  day: '2026-04-15',
  method: 'A',
  texts: [null],
  ...over,
});
const check = (requestNo = 'PR-2026-000001', over: Partial<Expected> = {}) =>
  request(requestNo, { method: 'K', checkNo: '1042', ...over });
const checkBooked = (over: Partial<Booked> = {}) => booked({ method: 'K', checkNo: '1042', ...over });
const one = request('PR-2026-000001');
const two = request('PR-2026-000002');
/** Sent again on its day. */
const again = request('PR-2026-000001', { from: '2026-04-15' });

describe('matched', () => {
  it.each<[string, Expected[], Booked[], number]>([
    ['its number', [one], [booked({ texts: ['PR-2026-000001'] })], 1],
    ['its number among words', [one], [booked({ texts: [null, 'ACH pr-2026-000001.'] })], 1],
    ['its number, whatever the amount', [one], [booked({ texts: ['PR-2026-000001'], amountCents: 1 })], 1],
    ['its number on another ledger', [one], [booked({ texts: ['PR-2026-000001'], ledger: '00300' })], 0],
    ['a longer number', [one], [booked({ texts: ['PR-2026-0000011'] })], 0],
    ['the number of another', [one], [booked({ texts: ['PR-2026-000002'] })], 0],
    ['ledger, amount, day and method', [one], [booked()], 1],
    ['five banking days later', [one], [booked({ day: '2026-04-22' })], 1],
    ['six banking days later', [one], [booked({ day: '2026-04-23' })], 0],
    ['five banking days before', [one], [booked({ day: '2026-04-08' })], 1],
    ['six banking days before', [one], [booked({ day: '2026-04-07' })], 0],
    ['another cent', [one], [booked({ amountCents: 10_001 })], 0],
    ['another method', [one], [booked({ method: 'K' })], 0],
    ['another ledger', [one], [booked({ ledger: '00200' })], 0],
    ['its number, from the day on', [again], [booked({ texts: ['PR-2026-000001'] })], 1],
    ['its number, the day before', [again], [booked({ texts: ['PR-2026-000001'], day: '2026-04-14' })], 0],
    ['what looks like it, the day before', [again], [booked({ day: '2026-04-14' })], 0],
    ['two of which neither is named', [one], [booked(), booked()], 0],
    ['one for two requests', [one, two], [booked()], 0],
    ['one named, one not', [one, two], [booked({ texts: ['PR-2026-000002'] }), booked()], 2],
  ])('by %s', (_, expected, bookings, count) => {
    expect(matched(expected, bookings).size).toBe(count);
  });

  it.each<[string, Expected[], Booked[], number]>([
    ['its number', [check()], [checkBooked()], 1],
    ['its number, whatever the amount', [check()], [checkBooked({ amountCents: 1 })], 1],
    ['its number, however late', [check()], [checkBooked({ day: '2026-05-15' })], 1],
    ['its number, five banking days before', [check()], [checkBooked({ day: '2026-04-08' })], 1],
    ['its number, six banking days before', [check()], [checkBooked({ day: '2026-04-07' })], 0],
    ['its number on another ledger', [check()], [checkBooked({ ledger: '00200' })], 0],
    ['its number as another method', [check()], [checkBooked({ method: 'A' })], 0],
    ['the request’s number', [check()], [checkBooked({ checkNo: '7', texts: ['PR-2026-000001'] })], 1],
    ['the amount, where no number is told', [check()], [checkBooked({ checkNo: undefined })], 1],
    ['the amount, where another number is told', [check()], [checkBooked({ checkNo: '1043' })], 0],
    ['fifteen banking days later', [check()], [checkBooked({ checkNo: undefined, day: '2026-05-06' })], 1],
    ['sixteen banking days later', [check()], [checkBooked({ checkNo: undefined, day: '2026-05-07' })], 0],
    ['its number twice, once in its amount', [check()], [checkBooked({ amountCents: 1 }), checkBooked()], 1],
    ['its number twice in its amount', [check()], [checkBooked(), checkBooked()], 0],
    ['one booking for two of a number', [check(), check('PR-2026-000002')], [checkBooked()], 0],
    [
      'one booking for two of a number, one in its amount',
      [check(), check('PR-2026-000002', { amountCents: 1 })],
      [checkBooked()],
      1,
    ],
    ['a booking only once', [check(), check('PR-2026-000002', { checkNo: '1043' })], [checkBooked()], 1],
    ['none of a payment by bank', [one], [checkBooked()], 0],
  ])('a check by %s', (_, expected, bookings, count) => {
    expect(matched(expected, bookings).size).toBe(count);
  });

  it('gives each request its own booking', () => {
    const [named, nameless] = [booked({ texts: ['PR-2026-000002'] }), booked()];
    const found = matched([one, two], [nameless, named]);

    expect([found.get(one), found.get(two)]).toEqual([nameless, named]);
  });
});

it('numbers of requests are found in texts, each once', () => {
  expect(requestNumbersIn(['pr-2026-000001, PR-2026-000001', null, 'XPR-2026-000003 PR-26-1'])).toEqual([
    'PR-2026-000001',
  ]);
});
