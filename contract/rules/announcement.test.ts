import { describe, expect, it } from 'vitest';
import { announcementProblems, countMoved, LONGEST_RUN_DAYS, paragraphsOf } from './announcement';
import { announcementState, mayCancelAnnouncement } from './announcementState';

const begins = new Date('2026-04-15T15:00:00.000Z');
const ends = new Date('2026-04-20T07:00:00.000Z');

describe('an announcement', () => {
  it.each([
    ['draft', '2026-04-16T00:00:00.000Z', 'draft'],
    ['scheduled', '2026-04-15T14:59:59.999Z', 'scheduled'],
    ['scheduled', '2026-04-15T15:00:00.000Z', 'running'],
    ['scheduled', '2026-04-20T06:59:59.999Z', 'running'],
    ['scheduled', '2026-04-20T07:00:00.000Z', 'ended'],
    ['cancelled', '2026-04-14T00:00:00.000Z', 'cancelled'],
    ['cancelled', '2026-04-16T00:00:00.000Z', 'cancelled'],
    ['cancelled', '2026-04-21T00:00:00.000Z', 'cancelled'],
  ] as const)('that is %s stands at %s as %s', (decided, now, state) => {
    expect(announcementState({ decided, beginsAt: begins, endsAt: ends }, new Date(now))).toBe(state);
  });

  it.each([
    ['draft', true],
    ['scheduled', true],
    ['running', true],
    ['ended', false],
    ['cancelled', false],
  ] as const)('that stands as %s can be canceled: %s', (state, may) => {
    expect(mayCancelAnnouncement(state)).toBe(may);
  });
});

const entries = {
  title: 'Fertilizer is in',
  text: 'Call your branch.',
  spanishTitle: '',
  spanishText: '',
  from: '2026-04-15',
  fromTime: '08:00',
  through: '2026-04-19',
  segment: { balance: null, minCents: null, groups: [], boughtSince: null },
};
const segment = (over: object) => ({ segment: { ...entries.segment, ...over } });

describe('entries', () => {
  it.each<[string, object, string[]]>([
    ['as they should be', {}, []],
    ['without a title', { title: ' ' }, ['title']],
    ['with a title of 120', { title: 'x'.repeat(120) }, []],
    ['with a title of 121', { title: 'x'.repeat(121) }, ['title']],
    ['with a title of two lines', { title: 'a\nb' }, ['title']],
    ['without a text', { text: '\n' }, ['text']],
    ['with a text of 2,000', { text: 'x'.repeat(2000) }, []],
    ['with a text of 2,001', { text: 'x'.repeat(2001) }, ['text']],
    ['with half of the Spanish', { spanishTitle: 'Hola' }, ['spanishText']],
    ['with the other half', { spanishText: 'Hola' }, ['spanishTitle']],
    ['with all of it', { spanishTitle: 'Hola', spanishText: 'Hola' }, []],
    ['without a first day', { from: '' }, ['from']],
    ['with no time', { fromTime: '24:00' }, ['fromTime']],
    ['with the last time', { fromTime: '23:59' }, []],
    ['that end today', { from: '2026-04-01', through: '2026-04-14' }, []],
    ['that ended yesterday', { from: '2026-04-01', through: '2026-04-13' }, ['through']],
    ['of one day', { through: '2026-04-15' }, []],
    ['that end before they begin', { through: '2026-04-14' }, ['through']],
    ['of 366 days', { through: '2027-04-15' }, []],
    ['of 367 days', { through: '2027-04-16' }, ['through']],
    ['with an amount of nothing', segment({ minCents: 1 }), ['segment.balance']],
    ['with groups since never', segment({ groups: ['NIT'] }), ['segment.boughtSince']],
    ['with a day of no group', segment({ boughtSince: '2026-01-01' }), ['segment.groups']],
  ])('%s', (_, over, fields) => {
    expect(Object.keys(announcementProblems({ ...entries, ...over }, '2026-04-14'))).toEqual(fields);
    expect(LONGEST_RUN_DAYS).toBe(366);
  });

  it('have paragraphs, however their lines end', () => {
    expect(paragraphsOf(' One.\r\n\r\nTwo. \u2028Three.\n')).toEqual(['One.', 'Two.', 'Three.']);
  });
});

it.each([
  [100, 110, false],
  [100, 111, true],
  [100, 90, false],
  [100, 89, true],
  [0, 0, false],
  [0, 1, true],
])('of %i people %i are another count: %s', (before, now, moved) => {
  expect(countMoved(before, now)).toBe(moved);
});
