import { describe, expect, it } from 'vitest';
import { emailDue, pushDue, quietEnd, textDue } from './noticeTimes';

const zone = 'America/Los_Angeles';
const night = { quietFrom: '21:00', quietUntil: '07:00', zone };
const noon = { quietFrom: '12:00', quietUntil: '13:00', zone };

describe('quiet hours', () => {
  it.each([
    ['before the night', night, '2026-04-14T03:59:00Z', null],
    ['as the night begins', night, '2026-04-14T04:00:00Z', '2026-04-14T14:00:00Z'],
    ['after midnight', night, '2026-04-14T08:00:00Z', '2026-04-14T14:00:00Z'],
    ['a minute before its end', night, '2026-04-14T13:59:00Z', '2026-04-14T14:00:00Z'],
    ['at its end', night, '2026-04-14T14:00:00Z', null],
    ['before noon', noon, '2026-04-14T18:59:00Z', null],
    ['at noon', noon, '2026-04-14T19:00:00Z', '2026-04-14T20:00:00Z'],
    ['at one', noon, '2026-04-14T20:00:00Z', null],
    ['none chosen', { quietFrom: '', quietUntil: '', zone }, '2026-04-14T08:00:00Z', null],
    // Clocks go forward on 2026-03-08 at 2:00 and back on 2026-11-01 at 2:00.
    ['the short night', night, '2026-03-08T09:00:00Z', '2026-03-08T14:00:00Z'],
    ['the evening before it', night, '2026-03-08T05:00:00Z', '2026-03-08T14:00:00Z'],
    ['the long night', night, '2026-11-01T08:00:00Z', '2026-11-01T15:00:00Z'],
    ['the evening before it', night, '2026-11-01T04:00:00Z', '2026-11-01T15:00:00Z'],
    [
      'an end that does not come',
      { ...night, quietUntil: '02:30' },
      '2026-03-08T09:59:00Z',
      '2026-03-08T10:30:00Z',
    ],
    [
      'an end that comes twice',
      { ...night, quietUntil: '01:30' },
      '2026-11-01T08:10:00Z',
      '2026-11-01T08:30:00Z',
    ],
    ['between its two ends', { ...night, quietUntil: '01:30' }, '2026-11-01T09:10:00Z', null],
  ])('%s', (_, hours, at, end) => {
    expect(quietEnd(new Date(at), hours)).toEqual(end && new Date(end));
  });
});

it.each([
  ['now', '2026-04-13T15:00:00Z', '2026-04-13T15:00:00Z'],
  ['never', '2026-04-13T15:00:00Z', null],
  // 2026-04-13 is a Monday; 7:00 there is 14:00 UTC.
  ['daily', '2026-04-13T14:00:00Z', '2026-04-13T14:00:00Z'],
  ['daily', '2026-04-13T14:00:01Z', '2026-04-14T14:00:00Z'],
  ['weekly', '2026-04-13T14:00:00Z', '2026-04-13T14:00:00Z'],
  ['weekly', '2026-04-13T14:00:01Z', '2026-04-20T14:00:00Z'],
  ['weekly', '2026-04-12T06:00:00Z', '2026-04-13T14:00:00Z'],
  // The day on which clocks go forward, and the Monday after clocks went back.
  ['daily', '2026-03-08T05:00:00Z', '2026-03-08T14:00:00Z'],
  ['weekly', '2026-10-27T15:00:00Z', '2026-11-02T15:00:00Z'],
] as const)('an email %s about what happened at %s is due at %s', (wanted, at, due) => {
  expect(emailDue(new Date(at), wanted, zone)).toEqual(due && new Date(due));
});

describe('a push', () => {
  const evening = '2026-04-14T03:59:00Z';
  const inTheNight = '2026-04-14T04:00:00Z';
  const morning = '2026-04-14T14:00:00Z';
  it.each([
    ['wanted by day', { wanted: true, isAlwaysTold: false }, evening, evening],
    ['wanted in the night', { wanted: true, isAlwaysTold: false }, inTheNight, morning],
    ['wanted as the night ends', { wanted: true, isAlwaysTold: false }, morning, morning],
    ['not wanted by day', { wanted: false, isAlwaysTold: false }, evening, null],
    ['not wanted in the night', { wanted: false, isAlwaysTold: false }, inTheNight, null],
    ['of what is always told, in the night', { wanted: true, isAlwaysTold: true }, inTheNight, inTheNight],
    ['of what is always told, whatever is kept', { wanted: false, isAlwaysTold: true }, evening, evening],
  ])('%s', (_, said, now, due) => {
    expect(pushDue(new Date(now), said, night)).toEqual(due && new Date(due));
  });
});

describe('a text message', () => {
  const day = '2026-04-14T19:00:00.000Z';
  const atNight = '2026-04-14T08:00:00.000Z';
  const morning = '2026-04-14T14:00:00.000Z';

  it.each([
    ['now', true, day, day],
    ['never', true, day, day],
    ['daily', true, day, null],
    ['weekly', true, day, null],
    ['now', false, day, null],
    ['now', true, atNight, morning],
    ['daily', true, atNight, null],
  ] as const)('beside emails that come %s, wanted %j, at %s is due %j', (email, wanted, now, due) => {
    const at = textDue(new Date(now), { email, wanted, isAlwaysTold: false }, night);
    expect(at?.toISOString() ?? null).toBe(due);
  });

  it.each(['now', 'daily', 'weekly', 'never'] as const)('of a sign-in is due at any hour (%s)', (email) => {
    const at = textDue(new Date(atNight), { email, wanted: false, isAlwaysTold: true }, night);
    expect(at?.toISOString()).toBe(atNight);
  });
});
