import { describe, expect, it } from 'vitest';
import { earliestPickup, type PickupBranch, pickupDays, slotsOf } from './pickupSlots';

const BOISE = 'America/Boise';
const PACIFIC = 'America/Los_Angeles';
const allYear = { seasonFrom: null, seasonTo: null };
const every = (weekdays: number[], open: string, close: string) =>
  weekdays.map((weekday) => ({ weekday, open, close, ...allYear }));

const branch: PickupBranch = {
  hours: [
    ...every([1, 2, 3, 4, 5], '08:00', '17:00'),
    { weekday: 6, open: '08:00', close: '12:00', seasonFrom: '03-15', seasonTo: '06-15' },
  ],
  closures: [
    { date: '2026-04-20', reason: 'Inventory', open: null, close: null },
    { date: '2026-04-22', reason: 'Staff training', open: '10:00', close: '11:45' },
  ],
  holidays: { added: [{ date: '2026-11-27', name: 'The day after' }], removed: ['veterans'] },
  pickup: true,
  pickupLeadHours: 4,
  pickupSlotMinutes: 30,
};
/** Open around the clock change, on every day. */
const nightly: PickupBranch = {
  ...branch,
  hours: every([0, 1, 2, 3, 4, 5, 6], '00:00', '06:00'),
  closures: [],
};

describe('the earliest pickup', () => {
  it.each([
    ['within one day', { now: '2026-04-13T15:00:00Z' }, '2026-04-13T19:00:00.000Z'],
    ['before opening', { now: '2026-04-13T09:00:00Z' }, '2026-04-13T18:00:00.000Z'],
    ['exactly until closing', { now: '2026-04-13T19:00:00Z' }, '2026-04-13T23:00:00.000Z'],
    ['the rest in the morning after', { now: '2026-04-13T21:30:00Z' }, '2026-04-14T16:30:00.000Z'],
    ['after closing', { now: '2026-04-14T02:00:00Z' }, '2026-04-14T18:00:00.000Z'],
    ['over a Saturday of the season', { now: '2026-04-17T22:00:00Z' }, '2026-04-18T17:00:00.000Z'],
    ['over a weekend outside of it', { now: '2026-07-17T22:00:00Z' }, '2026-07-20T17:00:00.000Z'],
    ['over a closed day', { now: '2026-04-18T17:00:00Z' }, '2026-04-21T17:00:00.000Z'],
    ['through a short day', { now: '2026-04-21T22:30:00Z' }, '2026-04-23T15:45:00.000Z'],
    ['over a holiday', { now: '2026-11-25T22:00:00Z' }, '2026-11-30T17:00:00.000Z'],
    ['without a lead', { now: '2026-04-19T03:00:00Z', lead: 0 }, '2026-04-19T03:00:00.000Z'],
    ['of more than a day', { now: '2026-04-13T15:00:00Z', lead: 10 }, '2026-04-14T16:00:00.000Z'],
  ])('%s', (_, { now, lead = 4 }: { now: string; lead?: number }, at) => {
    const asked = { zone: BOISE, now: new Date(now) };
    expect(earliestPickup({ ...branch, pickupLeadHours: lead }, asked)?.toISOString()).toBe(at);
  });

  it.each([
    // 04:00 on the wall on any other day: an hour passes less, or more, before the wall says so.
    ['clocks go forward', '2026-03-08T07:00:00Z', BOISE, '2026-03-08T11:00:00.000Z'],
    ['clocks go back', '2026-11-01T06:00:00Z', BOISE, '2026-11-01T10:00:00.000Z'],
    ['clocks go forward an hour later', '2026-03-08T08:00:00Z', PACIFIC, '2026-03-08T12:00:00.000Z'],
  ])('counts hours that pass where %s', (_, now, zone, at) => {
    expect(earliestPickup(nightly, { zone, now: new Date(now) })?.toISOString()).toBe(at);
  });

  it.each([
    ['2026-06-12', '2026-06-12T18:00:00.000Z'],
    ['2026-06-13', undefined],
  ])('on Apr 13, 2026, at a branch that opens on %s alone, is %s', (date, at) => {
    const once = { hours: [], closures: [{ date, reason: 'Harvest', open: '08:00', close: '12:00' }] };
    const asked = { zone: BOISE, now: new Date('2026-04-13T15:00:00Z') };

    expect(earliestPickup({ ...branch, ...once }, asked)?.toISOString()).toBe(at);
  });

  it('is never at a branch that never opens', () => {
    const asked = { zone: BOISE, now: new Date('2026-04-13T15:00:00Z') };
    expect(earliestPickup({ ...branch, hours: [] }, asked)).toBeUndefined();
  });
});

interface Case {
  readonly day: string;
  readonly now?: string;
  readonly zone?: string;
  readonly sameDayCutoff?: string | null;
  readonly at?: Partial<PickupBranch>;
}

const slotted = ({ day, now = '2026-04-13T13:00:00Z', zone = BOISE, sameDayCutoff = '12:00', at }: Case) =>
  slotsOf({ ...branch, ...at }, { day, zone, now: new Date(now), sameDayCutoff }).map(
    ({ from, to }) => `${from}-${to}`,
  );

describe('the slots of a day', () => {
  it.each<[string, Case, number, string | undefined, string | undefined]>([
    ['a later day has all of its hours', { day: '2026-04-15' }, 18, '08:00-08:30', '16:30-17:00'],
    ['the same day begins after the lead', { day: '2026-04-13' }, 10, '12:00-12:30', '16:30-17:00'],
    ['a day in the past', { day: '2026-04-10' }, 0, undefined, undefined],
    ['a day too far ahead', { day: '2026-06-15' }, 0, undefined, undefined],
    ['a closed day', { day: '2026-04-20' }, 0, undefined, undefined],
    ['a short day, its last slot within hours', { day: '2026-04-22' }, 3, '10:00-10:30', '11:00-11:30'],
    ['a Saturday in its season', { day: '2026-04-18' }, 8, '08:00-08:30', '11:30-12:00'],
    ['a Sunday', { day: '2026-04-19' }, 0, undefined, undefined],
    ['Memorial Day', { day: '2026-05-25' }, 0, undefined, undefined],
    [
      'Memorial Day at a branch that opens on it',
      {
        day: '2026-05-25',
        at: { closures: [{ date: '2026-05-25', reason: 'Spring', open: '08:00', close: '10:00' }] },
      },
      4,
      '08:00-08:30',
      '09:30-10:00',
    ],
    [
      'slots of 45 minutes, counted from opening',
      {
        day: '2026-04-15',
        at: { pickupLeadHours: 0, pickupSlotMinutes: 45, hours: every([3], '07:50', '10:00') },
      },
      2,
      '07:50-08:35',
      '08:35-09:20',
    ],
    [
      'counted from the opening of each half of the day',
      {
        day: '2026-04-15',
        at: {
          pickupLeadHours: 0,
          pickupSlotMinutes: 60,
          hours: [...every([3], '08:15', '12:00'), ...every([3], '13:10', '15:10')],
        },
      },
      5,
      '08:15-09:15',
      '14:10-15:10',
    ],
    ['a branch that pays nothing out', { day: '2026-04-15', at: { pickup: false } }, 0, undefined, undefined],
  ])('%s', (_, asked, count, first, last) => {
    const slots = slotted(asked);
    expect([slots.length, slots[0], slots.at(-1)]).toEqual([count, first, last]);
  });

  it.each([
    ['exactly at the cut-off, by the branch’s wall', '2026-04-13T18:00:00.000Z', '12:00', 2],
    ['a millisecond after it', '2026-04-13T18:00:00.001Z', '12:00', 0],
    ['a second after it', '2026-04-13T18:00:01Z', '12:00', 0],
    ['never on the same day', '2026-04-13T14:00:00Z', null, 0],
  ])('%s', (_, now, sameDayCutoff, count) => {
    expect(slotted({ day: '2026-04-13', now, sameDayCutoff })).toHaveLength(count);
  });

  it('are by the wall of the branch, not of who asks', () => {
    const asked = { day: '2026-04-13', now: '2026-04-13T18:30:00Z', sameDayCutoff: '12:00' };

    // 12:30 in Boise, 11:30 in Pullman.
    expect(slotted({ ...asked, zone: BOISE })).toEqual([]);
    expect(slotted({ ...asked, zone: PACIFIC })).toEqual(['15:30-16:00', '16:00-16:30', '16:30-17:00']);
  });

  it('of the branch’s today, while it is still yesterday elsewhere', () => {
    const now = '2026-04-14T06:30:00Z';
    expect(slotted({ day: '2026-04-14', now, zone: BOISE })[0]).toBe('12:00-12:30');
    expect(slotted({ day: '2026-04-14', now, zone: PACIFIC, sameDayCutoff: null })[0]).toBe('12:00-12:30');
  });

  it('leaves out the hour that does not come when the clocks go forward', () => {
    const slots = slotted({ day: '2026-03-08', now: '2026-03-06T12:00:00Z', at: nightly });
    expect(slots.filter((slot) => slot >= '01:00' && slot < '04:00')).toEqual([
      '01:00-01:30',
      '01:30-02:00',
      '03:00-03:30',
      '03:30-04:00',
    ]);
  });

  it.each([
    ['within the hour that does not come', '2026-03-08', '02:00', '03:00', []],
    ['out of it', '2026-03-08', '02:30', '03:30', ['03:00-03:30']],
    ['into it', '2026-03-08', '01:30', '02:30', ['01:30-02:00']],
    ['within the hour that comes twice', '2026-11-01', '01:00', '02:00', ['01:00-01:30', '01:30-02:00']],
    ['out of it', '2026-11-01', '01:30', '02:30', ['01:30-02:00', '02:00-02:30']],
  ])('of hours %s, on %s', (_, day, open, close, slots) => {
    const at = { pickupLeadHours: 0, hours: every([0], open, close) };
    expect(slotted({ day, now: `${day}T05:00:00Z`, at })).toEqual(slots);
  });

  it('means the first of an hour that comes twice', () => {
    const at = { ...nightly, pickupLeadHours: 0 };
    const during = (now: string) => slotted({ day: '2026-11-01', now, at, sameDayCutoff: '03:00' })[0];

    // 01:30 comes at 07:30 and at 08:30.
    expect(during('2026-11-01T07:30:00Z')).toBe('01:30-02:00');
    expect(during('2026-11-01T07:31:00Z')).toBe('02:00-02:30');
    expect(during('2026-11-01T08:30:00Z')).toBe('02:00-02:30');
  });

  it('a cut-off in an hour that comes twice is its first', () => {
    const at = { ...nightly, pickupLeadHours: 0 };
    const asked = { day: '2026-11-01', at, sameDayCutoff: '01:30' };

    expect(slotted({ ...asked, now: '2026-11-01T07:30:00Z' })).not.toEqual([]);
    expect(slotted({ ...asked, now: '2026-11-01T08:15:00Z' })).toEqual([]);
  });
});

describe('the days of a branch', () => {
  const days = (now: string) =>
    pickupDays(branch, { zone: BOISE, now: new Date(now), sameDayCutoff: '12:00' }).map(({ day }) => day);

  it('are those with a slot, the nearest one first', () => {
    expect(days('2026-04-17T18:30:00Z').slice(0, 4)).toEqual([
      '2026-04-18',
      '2026-04-21',
      '2026-04-22',
      '2026-04-23',
    ]);
  });

  it('are none of the holidays between', () => {
    const november = days('2026-11-05T13:00:00Z');

    // The company works on Veterans Day, and takes a day off after Thanksgiving.
    expect(november).toEqual(expect.arrayContaining(['2026-11-11', '2026-11-25', '2026-11-30']));
    expect(november).toEqual(expect.arrayContaining(['2026-12-24', '2026-12-28', '2026-12-31']));
    for (const closed of ['2026-11-26', '2026-11-27', '2026-12-25', '2027-01-01'])
      expect(november).not.toContain(closed);
  });

  it('end sixty days ahead', () => {
    expect(days('2026-04-13T13:00:00Z').at(-1)).toBe('2026-06-12');
  });

  it('have the same slots as each of them alone', () => {
    const moment = { zone: BOISE, now: new Date('2026-04-13T13:00:00Z'), sameDayCutoff: '12:00' };
    const offered = pickupDays(branch, moment);

    expect(offered.length).toBeGreaterThan(40);
    for (const { day, slots } of offered) expect(slotsOf(branch, { ...moment, day })).toEqual(slots);
  });
});
