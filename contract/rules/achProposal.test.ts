import { describe, expect, it } from 'vitest';
import { anOriginator } from '../testing/anOriginator';
import type { OriginatorSettings } from '../originator/schema';
import { type AchCandidate, achPlan, type AlreadyFiled, customerDay, fileDayOf } from './achProposal';

/** A Monday, at eight in the morning of the bank. */
const monday = new Date('2026-04-13T15:00:00.000Z');
const nothingFiled: AlreadyFiled = { debitCents: 0, creditCents: 0, byCustomer: new Map() };

const candidate = (over: Partial<AchCandidate> = {}): AchCandidate => ({
  kind: 'request',
  id: over.number ?? 'R-1',
  number: 'R-1',
  direction: 'debit',
  accountNo: '00117',
  amountCents: 10_000,
  parts: null,
  promised: '2026-04-14',
  cancelUntil: null,
  agreedSec: over.holderType === 'personal' ? 'WEB' : 'CCD',
  holderType: 'business',
  optionStatus: 'active',
  accountDigits: 10,
  routingNumber: '125100018',
  holderName: 'Ada Farms LLC',
  noAch: false,
  onHold: false,
  changes: null,
  ...over,
});

/** A prenote moves nothing. */
const nothing = { direction: 'debit', parts: null, amountCents: 0 } as const;

interface Given {
  readonly now?: Date;
  readonly terms?: Partial<OriginatorSettings>;
  readonly filed?: AlreadyFiled;
  readonly chosen?: readonly string[];
}

const plan = (candidates: readonly AchCandidate[], given: Given = {}) =>
  achPlan(candidates, anOriginator(given.terms), {
    now: given.now ?? monday,
    filed: given.filed ?? nothingFiled,
    chosen: new Set(given.chosen),
  });

const reasonOf = (over: Partial<AchCandidate>, given?: Given) =>
  plan([candidate(over)], given).leftOut[0]?.reason;

const limits = (over: Partial<OriginatorSettings['limits']>) => ({
  limits: { entryCents: null, fileCents: null, dayCents: null, customerCents: null, ...over },
});

const overFiled: Given = {
  filed: { ...nothingFiled, debitCents: 2, byCustomer: new Map([[customerDay('00117', '2026-04-14'), 2]]) },
  terms: limits({ customerCents: 1, dayCents: 1 }),
};

describe('a request is left out', () => {
  it.each<[string, Partial<AchCandidate>, string | undefined]>([
    ['at the last instant of canceling', { cancelUntil: '2026-04-13T15:00:00.000Z' }, 'cancelable'],
    ['a millisecond after it', { cancelUntil: '2026-04-13T14:59:59.999Z' }, undefined],
    ['of an account that waits', { optionStatus: 'pendingVerification' }, 'unconfirmed'],
    ['of an account that failed', { optionStatus: 'failed' }, 'unconfirmed'],
    ['of a blocked account', { optionStatus: 'blocked' }, 'blocked'],
    ['of a removed account', { optionStatus: 'removed' }, 'removed'],
    ['of 17 digits', { accountDigits: 17 }, undefined],
    ['of 18 digits', { accountDigits: 18 }, 'tooManyDigits'],
    ['of a government routing number', { routingNumber: '000000518' }, 'routing'],
    ['with a wrong check digit', { routingNumber: '125100019' }, 'routing'],
    ['of a name without a legal letter', { holderName: '漢字' }, 'name'],
    ['of a name with one', { holderName: '漢 é' }, undefined],
    ['that rests on what has changed', { changes: ['invoices'] }, 'changed'],
    ['of which figures only grew', { changes: [] }, undefined],
    ['that approving again would not help', { changes: ['bankAccount'], agreedSec: 'WEB' }, 'otherHolder'],
    ['where the ERP forbids ACH', { noAch: true }, 'noAch'],
    [
      'where it forbids debits, of a credit',
      { noAch: true, direction: 'credit', agreedSec: null },
      undefined,
    ],
    ['of a deposit account on hold', { onHold: true, direction: 'credit', agreedSec: null }, 'onHold'],
    ['agreed to as a person, of a business', { agreedSec: 'WEB' }, 'otherHolder'],
    ['agreed to by nobody', { agreedSec: null }, 'otherHolder'],
  ])('%s', (_, over, reason) => {
    expect(reasonOf(over)).toBe(reason);
  });

  const check = {
    parts: [12, 47],
    amountCents: 59,
    agreedSec: null,
    optionStatus: 'pendingVerification',
  } as const;
  it.each<[string, Partial<AchCandidate>, Given, string | undefined]>([
    ['an account that waits', {}, {}, undefined],
    ['one that takes no ACH', { noAch: true }, {}, undefined],
    ['one that is blocked', { optionStatus: 'blocked' }, {}, 'blocked'],
    ['one of 18 digits', { accountDigits: 18 }, {}, 'tooManyDigits'],
    ['one of a wrong check digit', { routingNumber: '125100019' }, {}, 'routing'],
    ['an entry as large as the limit', {}, { terms: limits({ entryCents: 47 }) }, undefined],
    ['an entry above it', {}, { terms: limits({ entryCents: 46 }) }, 'overEntry'],
    ['both entries within the file', {}, { terms: limits({ fileCents: 59 }) }, undefined],
    ['one of them beyond it', {}, { terms: limits({ fileCents: 58 }) }, 'overFile'],
    [
      'a prenote beside any limit',
      { kind: 'prenote', ...nothing },
      { terms: limits({ fileCents: 1 }) },
      undefined,
    ],
    ['one beyond what was filed', { kind: 'prenote', ...nothing }, overFiled, undefined],
  ])('of a check: %s', (_, over, given, reason) => {
    expect(
      reasonOf({ kind: 'microEntries', direction: 'credit', promised: null, ...check, ...over }, given),
    ).toBe(reason);
  });

  it('that the office leaves out, whatever else speaks against it', () => {
    expect(reasonOf({ optionStatus: 'blocked' }, { chosen: ['R-1'] })).toBe('chosen');
  });

  it.each([
    [10_000, undefined],
    [10_001, 'overEntry'],
  ])('of %i cents with a limit of 10,000: %s', (amountCents, reason) => {
    expect(reasonOf({ amountCents }, { terms: limits({ entryCents: 10_000 }) })).toBe(reason);
  });

  it.each([
    ['customerCents', 4_000, undefined],
    ['customerCents', 4_001, 'overCustomer'],
    ['dayCents', 4_000, undefined],
    ['dayCents', 4_001, 'overDay'],
  ] as const)('by %s of 14,000, of which %i are filed: %s', (limit, cents, reason) => {
    const filed = {
      debitCents: cents,
      creditCents: 1_000_000,
      byCustomer: new Map([[customerDay('00117', '2026-04-14'), cents]]),
    };
    expect(reasonOf({}, { filed, terms: limits({ [limit]: 14_000 }) })).toBe(reason);
  });

  it('by the limit of the file, and a smaller one behind it still fits', () => {
    const three = [
      candidate({ number: 'R-1', amountCents: 6_000 }),
      candidate({ number: 'R-2', amountCents: 5_000 }),
      candidate({ number: 'R-3', amountCents: 4_000 }),
    ];
    const { planned, leftOut } = plan(three, { terms: limits({ fileCents: 10_000 }) });
    expect(planned.map((one) => one.candidate.number)).toEqual(['R-1', 'R-3']);
    expect(leftOut.map((one) => [one.candidate.number, one.reason])).toEqual([['R-2', 'overFile']]);
  });

  it('of debits alone by what debits sum up to', () => {
    const both = [candidate(), candidate({ number: 'R-2', direction: 'credit', agreedSec: null })];
    expect(plan(both, { terms: limits({ fileCents: 10_000 }) }).leftOut).toEqual([]);
  });
});

describe('the SEC code', () => {
  it.each([
    ['debit', 'personal', 'WEB'],
    ['debit', 'business', 'CCD'],
    ['credit', 'personal', 'PPD'],
    ['credit', 'business', 'CCD'],
  ] as const)('of a %s of a %s account is %s', (direction, holderType, code) => {
    const agreedSec = direction === 'credit' ? null : code;
    expect(plan([candidate({ direction, holderType, agreedSec })]).planned[0]?.secCode).toBe(code);
  });
});

const sameDay = { sameDay: { until: '10:00', maxEntryCents: 10_000 } };

describe('the effective date', () => {
  it.each<[string, string, string | null, Partial<OriginatorSettings>, string, boolean]>([
    ['is the day that was told', '2026-04-13T15:00:00Z', '2026-04-20', {}, '2026-04-20', false],
    [
      'is the next banking day at the last cut-off',
      '2026-04-13T22:00:00.000Z',
      '2026-04-14',
      {},
      '2026-04-14',
      false,
    ],
    ['is a day later after it', '2026-04-13T22:00:00.001Z', '2026-04-14', {}, '2026-04-15', true],
    ['is not on a weekend', '2026-04-10T15:00:00Z', null, {}, '2026-04-13', false],
    ['of a Sunday is by Monday’s file', '2026-04-12T15:00:00Z', '2026-04-13', {}, '2026-04-14', true],
    ['is not on a holiday', '2026-11-25T16:00:00Z', '2026-11-26', {}, '2026-11-27', false],
    ['is the same day where the bank takes it', '2026-04-13T17:00:00Z', null, sameDay, '2026-04-13', false],
    ['is the next after its hour', '2026-04-13T17:00:00.001Z', null, sameDay, '2026-04-14', false],
    ['is never before what was told', '2026-04-13T15:00:00Z', '2026-04-15', sameDay, '2026-04-15', false],
  ])('%s', (_, now, promised, terms, effectiveDate, moved) => {
    const { planned } = plan([candidate({ promised })], { now: new Date(now), terms });
    expect(planned[0]).toMatchObject({ effectiveDate, moved });
  });

  it.each([
    [10_000, '2026-04-13'],
    [10_001, '2026-04-14'],
  ])('of %i cents, with $100.00 the most for the same day, is %s', (amountCents, day) => {
    const { planned } = plan([candidate({ amountCents, promised: null })], { terms: sameDay });
    expect(planned[0]?.effectiveDate).toBe(day);
  });

  it('of a check is never the same day, which costs more', () => {
    const check = {
      kind: 'prenote',
      optionStatus: 'pendingVerification',
      promised: null,
      ...nothing,
    } as const;
    expect(plan([candidate(check)], { terms: sameDay }).planned[0]?.effectiveDate).toBe('2026-04-14');
  });

  it('orders the entries, then their number does', () => {
    const three = [
      candidate({ number: 'R-1', promised: '2026-04-16' }),
      candidate({ number: 'R-3' }),
      candidate({ number: 'R-2' }),
    ];
    expect(plan(three).planned.map((one) => one.candidate.number)).toEqual(['R-2', 'R-3', 'R-1']);
  });
});

describe('the bank takes files next', () => {
  it.each([
    ['until the first cut-off', '2026-04-13T17:00:00.000Z', '2026-04-13T17:00:00.000Z'],
    ['until the second, after it', '2026-04-13T17:00:00.001Z', '2026-04-13T22:00:00.000Z'],
    ['on the next banking day, after the last', '2026-04-10T22:00:00.001Z', '2026-04-13T17:00:00.000Z'],
    ['in winter by the clock of the wall', '2026-01-05T18:00:00.000Z', '2026-01-05T18:00:00.000Z'],
  ])('%s', (_, now, next) => {
    expect(fileDayOf(new Date(now), anOriginator()).next.toISOString()).toBe(next);
  });
});
