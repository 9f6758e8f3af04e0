import { describe, expect, it } from 'vitest';
import type { Overview } from '../accounts/schema';
import { anEmptyOverview, aStatement } from '@stories/support/overviewBuilders';
import { aPickup, aRequest, aReturnedRequest } from '@stories/support/requestBuilders';
import { type NextAction, nextActionOf } from './nextAction';

const today = '2026-11-19';
const discount = { throughDate: '2026-11-25', cents: 18_909, invoices: 4 };
const fresh = { statements: [aStatement({ isNew: true })] };
const prepay = (over: Partial<Overview['prepay']>): Partial<Overview> => ({
  prepay: { bookedCents: 100_000, remainingCents: 40_000, ending: null, ...over },
});
const ends = prepay({ ending: { contracts: 2, cents: 30_000, first: '2026-12-15' } });
const returned = aReturnedRequest({
  submittedAt: '2026-11-01T16:10:00Z',
  day: '2026-11-03',
  returnedOn: '2026-11-05',
});
const under = aRequest();

const kindOf = (
  overview: Partial<Overview> | undefined,
  ...requests: readonly ReturnType<typeof aRequest>[]
) =>
  nextActionOf({
    overview: overview && anEmptyOverview(overview),
    requests,
    today,
    booksZone: 'America/Los_Angeles',
  })?.kind;

describe('the next action', () => {
  it.each<
    [string, Partial<Overview> | undefined, ReturnType<typeof aRequest>[], NextAction['kind'] | undefined]
  >([
    [
      'what went wrong before everything',
      { expiringDiscount: discount, ...fresh },
      [aPickup(), returned],
      'answer',
    ],
    ['a discount before a check', { expiringDiscount: discount }, [aPickup()], 'discount'],
    ['a check that is ready before a statement', fresh, [under, aPickup()], 'pickUp'],
    ['a new statement before prepay', { ...fresh, ...ends }, [under], 'statement'],
    ['prepay that ends before prepay that is low', ends, [], 'prepayEnds'],
    ['prepay of which a tenth is left', prepay({ remainingCents: 10_000 }), [], 'prepayLow'],
    ['nothing of which more is left', prepay({ remainingCents: 10_001 }), [], undefined],
    ['nothing of which nothing is left', prepay({ remainingCents: 0 }), [], undefined],
    ['nothing where all is well', {}, [under], undefined],
    ['a request even where nothing else is known', undefined, [returned], 'answer'],
    ['a check even where nothing else is known', undefined, [aPickup()], 'pickUp'],
    ['nothing where nothing is known', undefined, [], undefined],
  ])('is %s', (_, overview, requests, kind) => {
    expect(kindOf(overview, ...requests)).toBe(kind);
  });

  it.each([
    ['came back fourteen days ago', { returnedOn: '2026-11-05' }, 'answer'],
    ['came back fifteen days ago', { returnedOn: '2026-11-04', day: '2026-11-02' }, undefined],
    ['was not approved', { status: 'rejected', returnedOn: null, day: '2026-11-20' }, 'answer'],
    ['was not picked up on its day', { status: 'noShow', returnedOn: null, day: '2026-11-05' }, 'answer'],
    ['was cancelled by oneself', { status: 'cancelled' }, undefined],
    [
      'was sent on the evening of the fourteenth day, of which UTC knows the next',
      { status: 'expired', returnedOn: null, day: null, submittedAt: '2026-11-05T06:00:00Z' },
      undefined,
    ],
    [
      'was sent fourteen days ago',
      { status: 'expired', returnedOn: null, day: null, submittedAt: '2026-11-05T16:00:00Z' },
      'answer',
    ],
  ] as const)('asks for an answer, or not, to a request that %s', (_, over, kind) => {
    expect(kindOf({}, { ...returned, ...over })).toBe(kind);
  });

  it.each([
    ['the same was asked for again', {}, undefined],
    ['it was asked for before', { submittedAt: '2026-11-01T16:09:00Z' }, 'answer'],
    ['it is for another account', { accountNo: '2290' }, 'answer'],
    [
      'that went wrong too',
      { status: 'rejected', day: '2026-11-01', submittedAt: '2026-11-02T00:00:00Z' },
      'answer',
    ],
  ] as const)('takes it for answered, or not, where %s', (_, over, kind) => {
    expect(kindOf({}, { ...under, ...over }, returned)).toBe(kind);
  });
});
