import { describe, expect, it } from 'vitest';
import { inLanguage } from '@locales/inLanguage';
import type { BranchCalendar } from './branchHours';
import { exceptionsFrom, openingAt, seasonHours, spanWords, weekdayName, weekHours } from './openingHours';

const allYear = { seasonFrom: null, seasonTo: null };
const spring = { seasonFrom: '03-15', seasonTo: '06-15' };
const span = (weekday: number, open: string, close: string, season: object = allYear) => ({
  weekday,
  open,
  close,
  ...allYear,
  ...season,
});

const holidays = { added: [], removed: [] };

const branch: BranchCalendar = {
  hours: [
    ...[1, 2, 3, 4].map((weekday) => span(weekday, '07:30', '17:00')),
    span(5, '08:00', '12:00'),
    span(5, '13:00', '16:30'),
    span(2, '07:00', '18:00', spring),
    span(4, '07:00', '18:00', spring),
    span(6, '08:00', '12:00', spring),
  ],
  closures: [
    { date: '2026-04-22', reason: 'Inventory', open: null, close: null },
    { date: '2026-04-20', reason: 'Staff training', open: '10:00', close: '15:00' },
    { date: '2026-04-30', reason: '', open: null, close: null },
    { date: '2026-10-12', reason: 'Harvest', open: '08:00', close: '12:00' },
  ],
  holidays,
};

const pacific = 'America/Los_Angeles';

describe('openingAt', () => {
  it.each([
    ['before the first minute', '2026-04-13T14:29:59Z', 'Closed. Opens today at 7:30 AM'],
    ['at the first minute', '2026-04-13T14:30:00Z', 'Open until 5:00 PM'],
    ['in the last minute', '2026-04-13T23:59:59Z', 'Open until 5:00 PM'],
    ['at the closing minute', '2026-04-14T00:00:00Z', 'Closed. Opens tomorrow at 7:00 AM'],
    ['between two spans', '2026-04-17T19:30:00Z', 'Closed. Opens today at 1:00 PM'],
    ['late on the last day of the week', '2026-04-19T01:00:00Z', 'Closed. Opens Monday at 10:00 AM'],
    ['on a short day', '2026-04-20T17:00:00Z', 'Open until 3:00 PM (Staff training)'],
    ['after a short day', '2026-04-20T23:00:00Z', 'Closed (Staff training). Opens tomorrow at 7:00 AM'],
    ['on a closed day', '2026-04-22T17:00:00Z', 'Closed (Inventory). Opens tomorrow at 7:00 AM'],
    ['on a closed day without a reason', '2026-04-30T17:00:00Z', 'Closed. Opens tomorrow at 8:00 AM'],
    ['on the eve of a holiday', '2026-11-26T01:30:00Z', 'Closed. Opens Friday at 8:00 AM'],
    ['on a holiday', '2026-11-26T18:00:00Z', 'Closed (Thanksgiving Day). Opens tomorrow at 8:00 AM'],
    ['on a holiday on which it opens', '2026-10-12T18:00:00Z', 'Open until 12:00 PM (Harvest)'],
    ['before a holiday at a weekend', '2026-12-25T01:30:00Z', 'Closed. Opens Monday at 7:30 AM'],
    ['in the season', '2026-06-13T16:00:00Z', 'Open until 12:00 PM'],
    ['after the season', '2026-06-20T16:00:00Z', 'Closed. Opens Monday at 7:30 AM'],
  ])('%s', (_, at, words) => {
    const opening = openingAt(branch, pacific, new Date(at));
    expect(opening.words).toBe(words);
    expect(opening.open).toBe(words.startsWith('Open'));
  });

  it.each([
    ['2026-04-19', 'Closed. Opens Sunday at 10:00 AM'],
    ['2026-04-20', 'Closed. Opens Apr 20, 2026 at 10:00 AM'],
    ['2027-04-14', 'Closed. Opens Apr 14, 2027 at 10:00 AM'],
    ['2027-04-15', 'Closed'],
  ])('on Apr 13, 2026, of a branch that opens on %s alone: %s', (date, words) => {
    const once = {
      hours: [],
      holidays: { added: [], removed: [] },
      closures: [{ date, reason: 'Harvest', open: '10:00', close: '12:00' }],
    };

    expect(openingAt(once, pacific, new Date('2026-04-13T16:00:00Z')).words).toBe(words);
  });

  it('reads each branch by its own wall', () => {
    const at = new Date('2026-04-13T23:30:00Z');
    expect(openingAt(branch, 'America/Los_Angeles', at).open).toBe(true);
    expect(openingAt(branch, 'America/Boise', at).open).toBe(false);
  });

  it.each([
    ['in winter', '2026-03-06T18:00:00Z', '2026-03-06T20:00:00.000Z'],
    ['over the night when clocks go forward', '2026-03-07T18:00:00Z', '2026-03-09T14:30:00.000Z'],
    ['over the night when clocks go back', '2026-10-31T18:00:00Z', '2026-11-02T15:30:00.000Z'],
  ])('changes at the wall’s time, %s', (_, at, changesAt) => {
    expect(openingAt(branch, pacific, new Date(at)).changesAt?.toISOString()).toBe(changesAt);
  });

  it.each([
    [
      'a span over the hour that does not come',
      '2026-03-08',
      '2026-03-08T09:00:00.000Z',
      '2026-03-08T10:30:00.000Z',
    ],
    [
      'a span over the hour that comes twice',
      '2026-11-01',
      '2026-11-01T08:00:00.000Z',
      '2026-11-01T11:30:00.000Z',
    ],
  ])('%s', (_, date, opens, closes) => {
    const closures = [{ date, reason: 'Harvest', open: '01:00', close: '03:30' }];
    const sunday = { hours: [], closures, holidays };
    const before = openingAt(sunday, pacific, new Date(Date.parse(opens) - 1));
    expect([before.open, before.changesAt?.toISOString()]).toEqual([false, opens]);
    const at = openingAt(sunday, pacific, new Date(opens));
    expect([at.open, at.changesAt?.toISOString()]).toEqual([true, closes]);
  });

  it('finds a season that is far away, and says the date', () => {
    const elevator = { hours: [span(6, '08:00', '12:00', spring)], closures: [], holidays };
    const opening = openingAt(elevator, pacific, new Date('2026-07-01T18:00:00Z'));
    expect(opening.words).toBe('Closed. Opens Mar 20, 2027 at 8:00 AM');
  });

  it('never opens where no hours are known', () => {
    const opening = openingAt(
      { hours: [], closures: [], holidays },
      pacific,
      new Date('2026-07-01T18:00:00Z'),
    );
    expect(opening).toEqual({ open: false, words: 'Closed', changesAt: undefined });
  });
});

describe('in Spanish', () => {
  const inSpanish = <T>(act: () => T): T => inLanguage('es', act);

  it.each([
    ['2026-04-13T14:29:59Z', 'Cerrado. Abre hoy a las 7:30 a.m.'],
    ['2026-04-17T19:30:00Z', 'Cerrado. Abre hoy a la 1:00 p.m.'],
    ['2026-04-19T01:00:00Z', 'Cerrado. Abre el lunes a las 10:00 a.m.'],
    ['2026-04-20T17:00:00Z', 'Abierto hasta las 3:00 p.m. (Staff training)'],
    ['2026-04-22T17:00:00Z', 'Cerrado (Inventory). Abre mañana a las 7:00 a.m.'],
    ['2026-04-13T14:30:00Z', 'Abierto hasta las 5:00 p.m.'],
  ])('at %s: %s', (at, words) => {
    expect(inSpanish(() => openingAt(branch, pacific, new Date(at))).words).toBe(words);
  });

  it('the week begins each row with a capital', () => {
    const rows = inSpanish(() =>
      weekHours(branch, '2026-02-02').map(({ days, words }) => `${days}: ${words}`),
    );

    expect(rows).toEqual([
      'Lunes a jueves: de 7:30 a.m. a 5:00 p.m.',
      'Viernes: de 8:00 a.m. a 12:00 p.m. y de 1:00 p.m. a 4:30 p.m.',
      'Sábado y domingo: Cerrado',
    ]);
    expect(inSpanish(() => [weekdayName(0), seasonHours(branch)[0]?.when])).toEqual([
      'Domingo',
      'Del 15 mar al 15 jun',
    ]);
  });
});

describe('the days that differ', () => {
  const told = (calendar: BranchCalendar, from: string, most = 9) =>
    exceptionsFrom(calendar, from, most).map(({ date, reason, words }) => `${date} ${reason}: ${words}`);

  it('are the branch’s own and the holidays on which it would be open, in order', () => {
    expect(told(branch, '2026-04-20')).toEqual([
      '2026-04-20 Staff training: 10:00 AM to 3:00 PM',
      '2026-04-22 Inventory: Closed',
      '2026-04-30 : Closed',
      '2026-05-25 Memorial Day: Closed',
      '2026-06-19 Juneteenth: Closed',
      // July 4 is a Saturday, on which it is open in spring only.
      '2026-09-07 Labor Day: Closed',
      '2026-10-12 Harvest: 8:00 AM to 12:00 PM',
      '2026-11-11 Veterans Day: Closed',
      '2026-11-26 Thanksgiving Day: Closed',
    ]);
  });

  it('begin with the day itself, and end with as many as are wanted', () => {
    expect(told(branch, '2026-11-26', 2)).toEqual([
      '2026-11-26 Thanksgiving Day: Closed',
      '2026-12-25 Christmas Day: Closed',
    ]);
  });

  it('are none where a branch is never open', () => {
    expect(told({ hours: [], closures: [], holidays }, '2026-04-20')).toEqual([]);
  });
});

describe('the week in words', () => {
  it.each([
    [
      'out of season',
      '2026-02-02',
      [
        'Monday to Thursday: 7:30 AM to 5:00 PM',
        'Friday: 8:00 AM to 12:00 PM and 1:00 PM to 4:30 PM',
        'Saturday and Sunday: Closed',
      ],
    ],
    [
      'in its season',
      '2026-04-13',
      [
        'Monday: 7:30 AM to 5:00 PM',
        'Tuesday: 7:00 AM to 6:00 PM',
        'Wednesday: 7:30 AM to 5:00 PM',
        'Thursday: 7:00 AM to 6:00 PM',
        'Friday: 8:00 AM to 12:00 PM and 1:00 PM to 4:30 PM',
        'Saturday: 8:00 AM to 12:00 PM',
        'Sunday: Closed',
      ],
    ],
  ])('%s', (_, day, lines) => {
    expect(weekHours(branch, day).map(({ days, words }) => `${days}: ${words}`)).toEqual(lines);
  });

  it('tells seasons by the days that differ', () => {
    expect(seasonHours(branch)).toEqual([
      {
        when: 'Mar 15 to Jun 15',
        week: [
          { days: 'Tuesday', words: '7:00 AM to 6:00 PM' },
          { days: 'Thursday', words: '7:00 AM to 6:00 PM' },
          { days: 'Saturday', words: '8:00 AM to 12:00 PM' },
        ],
      },
    ]);
  });

  it('has a word for a day without hours', () => {
    expect(spanWords([])).toBe('Closed');
  });
});
