import { type OfficeDesk, type Waiting, waitingNames } from '@contract/officeHome/schema';
import { addDays } from '@contract/format/date';

const nothing: Waiting = { count: 0, yours: null, cents: null, oldestDays: null };

const some = (
  count: number,
  cents: number | null,
  oldestDays: number,
  yours: number | null = null,
): Waiting => ({
  count,
  yours,
  cents,
  oldestDays,
});

const weeksOf = (weeks: readonly (readonly [count: number, cents: number])[]): OfficeDesk['weeks'] =>
  weeks.map(([count, cents], at) => ({ from: addDays('2026-09-28', 7 * at), count, cents }));

const atRest = Object.fromEntries(waitingNames.map((name) => [name, nothing])) as OfficeDesk['waiting'];

/** A Thursday at 1:36 PM, an hour and a half before the bank's cut-off. */
export const someDesk = (over: Partial<OfficeDesk> = {}): OfficeDesk => ({
  waiting: {
    ...atRest,
    followUps: some(2, null, 3),
    ownMessages: some(1, null, 1),
    newMessages: some(4, null, 2),
    accessRequests: some(2, null, 1),
    toApprove: some(7, 4_512_000, 3),
    byHand: some(1, 250_000, 0),
    second: some(2, 13_250_000, 1, 1),
    bankSettings: some(1, null, 5, 0),
    toFile: some(3, 1_890_045, 1),
    filesToSend: some(1, 2_304_510, 0),
    atBank: some(11, 128_004_217, 4),
    messagesWaiting: some(1, null, 6),
    unconfirmed: some(2, 96_000, 8),
    checks: some(3, 742_120, 12),
    problems: some(4, 310_000, 40),
  },
  cutoff: '2026-11-19T23:00:00.000Z',
  weeks: weeksOf([
    [41, 18_204_511],
    [38, 15_900_000],
    [52, 31_477_820],
    [0, 0],
    [47, 22_150_075],
    [60, 40_912_333],
    [55, 28_640_090],
    [22, 9_105_400],
  ]),
  booksZone: 'America/Los_Angeles',
  ...over,
});

/** Nothing waits, and no bank settings hold yet. */
export const deskAtRest = (): OfficeDesk =>
  someDesk({
    waiting: atRest,
    cutoff: null,
    weeks: weeksOf(Array.from({ length: 8 }, () => [0, 0] as const)),
  });
