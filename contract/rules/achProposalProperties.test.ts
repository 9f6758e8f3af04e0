import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../format/date';
import { instantOf } from '../format/zonedTime';
import { anOriginator } from '../testing/anOriginator';
import { propertyRuns } from '../testing/propertyRuns';
import { type AchCandidate, achPlan, customerDay } from './achProposal';
import { isBankingDay } from './bankingDays';

const zone = 'America/Los_Angeles';
const times = ['10:00', '15:00'] as const;
const first = '2026-11-20';
/** Over Thanksgiving, Christmas and New Year, weekends and a clock that was changed weeks before. */
const anyDay = fc.integer({ min: 0, max: 50 }).map((days) => addDays(first, days));
/** After the night's hour that some day has twice and another not at all. */
const anyWall = fc
  .oneof(fc.constantFrom(180, 600, 601, 840, 841, 900, 901), fc.integer({ min: 180, max: 1439 }))
  .map((minutes) => [minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, '0')))
  .map((parts) => parts.join(':'));
const anyInstant = fc.record({ day: anyDay, wall: anyWall });
const orNone = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const anyLimit = orNone(fc.integer({ min: 1, max: 60 }));
const accounts = ['00117', '00200', '00300'];

const anyRequest: fc.Arbitrary<AchCandidate> = fc.record({
  kind: fc.constant('request' as const),
  id: fc.uuid(),
  number: fc.nat(99_999).map((n) => `PR-2026-${String(n).padStart(6, '0')}`),
  direction: fc.constantFrom('debit' as const, 'credit' as const),
  accountNo: fc.constantFrom(...accounts),
  amountCents: fc.integer({ min: 1, max: 30 }),
  parts: fc.constant(null),
  promised: orNone(anyDay),
  cancelUntil: orNone(anyInstant.map(({ day, wall }) => instantOf(day, wall, zone).toISOString())),
  agreedSec: fc.constantFrom('CCD', 'CCD', 'WEB', null),
  holderType: fc.constantFrom('business', 'business', 'personal'),
  optionStatus: fc.constantFrom('active', 'active', 'active', 'blocked', 'removed', 'failed'),
  accountDigits: fc.constantFrom(4, 10, 17, 18),
  routingNumber: fc.constantFrom('125100018', '111000025', '125100019'),
  holderName: fc.constantFrom('Ada Farms', 'Ada Farms', '漢字'),
  noAch: fc.constantFrom(false, false, true),
  onHold: fc.constantFrom(false, false, true),
  changes: fc.constantFrom(null, null, [], ['invoices' as const]),
});

/** What is told apart from a request: nobody promised or agreed to anything, and its account waits for it. */
const asked = {
  promised: null,
  cancelUntil: null,
  agreedSec: null,
  noAch: false,
  onHold: false,
  changes: null,
} as const;
const anyCheck: fc.Arbitrary<AchCandidate> = fc
  .record({
    request: anyRequest,
    pair: fc.option(fc.tuple(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 15 }))),
  })
  .map(({ request, pair }) =>
    Object.assign(request, asked, {
      kind: pair ? ('microEntries' as const) : ('prenote' as const),
      number: request.number.replace('PR-2026', 'AV'),
      direction: pair ? ('credit' as const) : ('debit' as const),
      amountCents: pair ? pair[0] + pair[1] : 0,
      parts: pair,
      optionStatus: 'pendingVerification',
    }),
  );
const anyCandidate = fc.oneof({ weight: 3, arbitrary: anyRequest }, { weight: 1, arbitrary: anyCheck });

const anyCase = fc.record({
  now: anyInstant,
  candidates: fc.uniqueArray(anyCandidate, { maxLength: 40, selector: ({ number }) => number }),
  sameDay: orNone(fc.record({ until: fc.constantFrom('09:00', '14:00'), maxEntryCents: fc.nat(30) })),
  limits: fc.record({
    entryCents: anyLimit,
    fileCents: anyLimit,
    dayCents: anyLimit,
    customerCents: anyLimit,
  }),
  filed: fc.record({
    debitCents: fc.nat(40),
    creditCents: fc.nat(40),
    byCustomer: fc
      .array(fc.tuple(fc.constantFrom(...accounts), anyDay, fc.nat(40)), { maxLength: 10 })
      .map((all) => new Map(all.map(([account, day, cents]) => [customerDay(account, day), cents]))),
  }),
  left: fc.nat(3),
});
type Case = typeof anyCase extends fc.Arbitrary<infer T> ? T : never;

function planned({ now, candidates, sameDay, limits, filed, left }: Case) {
  const settings = anOriginator({ cutoffs: { times: [...times], zone }, sameDay, limits });
  const chosen = new Set(candidates.slice(0, left).map(({ id }) => id));
  const at = instantOf(now.day, now.wall, zone);
  return { chosen, at, ...achPlan(candidates, settings, { now: at, filed, chosen }) };
}

const property = (holds: (given: Case, plan: ReturnType<typeof planned>) => void) =>
  fc.assert(
    fc.property(anyCase, (given) => holds(given, planned(given))),
    { numRuns: propertyRuns(500) },
  );

const sumOf = (candidates: readonly AchCandidate[]) =>
  candidates.reduce((sum, { amountCents }) => sum + amountCents, 0);
const most = (limit: number | null) => limit ?? Infinity;

it('plans each candidate or leaves it out, once', () => {
  property(({ candidates }, { planned, leftOut }) => {
    const told = [...planned, ...leftOut].map(({ candidate }) => candidate.id);
    expect(told.toSorted()).toEqual(candidates.map(({ id }) => id).toSorted());
  });
});

/** Of a person and of a business. */
const checkCodes = { debit: ['WEB', 'CCD'], credit: ['PPD', 'CCD'] } as const;

it('plans nothing that must not go', () => {
  property((_, { planned, chosen, at }) => {
    for (const { candidate, secCode } of planned) {
      expect(chosen.has(candidate.id)).toBe(false);
      const isRequest = candidate.kind === 'request';
      const optionStatus = isRequest ? 'active' : 'pendingVerification';
      expect(candidate).toMatchObject({ optionStatus, holderName: 'Ada Farms' });
      expect(candidate.accountDigits).toBeLessThan(18);
      expect(candidate.routingNumber).not.toBe('125100019');
      expect(Date.parse(candidate.cancelUntil ?? '1970-01-01')).toBeLessThan(at.getTime());
      if (!isRequest)
        expect(secCode).toBe(checkCodes[candidate.direction][candidate.holderType === 'business' ? 1 : 0]);
      else if (candidate.direction === 'debit')
        expect(candidate).toMatchObject({ noAch: false, agreedSec: secCode });
      else expect(candidate.onHold).toBe(false);
    }
  });
});

/** What counts against each limit, added up once more from what was planned. */
function sums({ filed, limits }: Case, plan: ReturnType<typeof planned>, one: AchCandidate, day: string) {
  const all = plan.planned.filter(({ candidate }) => candidate.direction === one.direction);
  const own = all.filter(
    ({ candidate, effectiveDate }) => candidate.accountNo === one.accountNo && effectiveDate === day,
  );
  const ofFile = sumOf(all.map(({ candidate }) => candidate));
  const ofCustomer = sumOf(own.map(({ candidate }) => candidate));
  const before = one.direction === 'debit' ? filed.debitCents : filed.creditCents;
  return {
    overEntry: { sum: 0, limit: most(limits.entryCents) },
    overFile: { sum: ofFile, limit: most(limits.fileCents) },
    overDay: { sum: before + ofFile, limit: most(limits.dayCents) },
    overCustomer:
      one.direction === 'debit'
        ? {
            sum: (filed.byCustomer.get(customerDay(one.accountNo, day)) ?? 0) + ofCustomer,
            limit: most(limits.customerCents),
          }
        : { sum: 0, limit: Infinity },
  };
}

it('goes beyond no limit', () => {
  property((given, plan) => {
    for (const { candidate, effectiveDate } of plan.planned) {
      const { overEntry, ...whole } = sums(given, plan, candidate, effectiveDate);
      // What moves no money is about no limit, also where that was lowered meanwhile.
      if (candidate.amountCents === 0) continue;
      expect(Math.max(...(candidate.parts ?? [candidate.amountCents]))).toBeLessThanOrEqual(overEntry.limit);
      for (const { sum, limit } of Object.values(whole)) expect(sum).toBeLessThanOrEqual(limit);
    }
  });
});

it('leaves out for a limit only what is beyond it', () => {
  property((given, plan) => {
    for (const { candidate, reason } of plan.leftOut) {
      if (!reason.startsWith('over')) continue;
      const day = dayFor(candidate, given);
      const { sum, limit } = sums(given, plan, candidate, day)[reason as 'overFile'];
      expect(sum + candidate.amountCents).toBeGreaterThan(limit);
    }
  });
});

function bankingDayFrom(day: string): string {
  return isBankingDay(day) ? day : bankingDayFrom(addDays(day, 1));
}

/** Worked out by the clock of the wall, on which all cut-offs are. */
function dayFor(
  { kind, amountCents, promised }: AchCandidate,
  { now: { day, wall }, sameDay }: Case,
): string {
  const inTime = isBankingDay(day) && wall <= times.at(-1)!;
  const fileDay = inTime ? day : bankingDayFrom(addDays(day, 1));
  const today = inTime && sameDay && wall <= sameDay.until && amountCents <= sameDay.maxEntryCents;
  const earliest = today && kind === 'request' ? day : bankingDayFrom(addDays(fileDay, 1));
  return promised !== null && promised > earliest ? bankingDayFrom(promised) : earliest;
}

it('books on a banking day, not before what was promised nor before the bank can, in order', () => {
  property((given, { planned }) => {
    for (const { candidate, effectiveDate, moved } of planned) {
      expect(isBankingDay(effectiveDate)).toBe(true);
      expect(effectiveDate >= (candidate.promised ?? '')).toBe(true);
      expect(effectiveDate).toBe(dayFor(candidate, given));
      expect(moved).toBe(candidate.promised !== null && effectiveDate > bankingDayFrom(candidate.promised));
    }
    const keys = planned.map(({ effectiveDate, candidate }) => `${effectiveDate} ${candidate.number}`);
    expect(keys).toEqual(keys.toSorted());
  });
});
