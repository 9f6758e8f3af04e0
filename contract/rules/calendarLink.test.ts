import { expect, it } from 'vitest';
import { calendarPath, calendarToken } from './calendarLink';

const token = 'Ab_-'.repeat(10) + 'xyz';

it.each([
  [calendarPath(token), token],
  [`/calendar/${token}`, undefined],
  [`/calendar/${token}.ics/`, undefined],
  [`/calendar/${token.slice(1)}.ics`, undefined],
  [`/calendar/${token}x.ics`, undefined],
  [`/calendar/%41${token.slice(1)}.ics`, undefined],
  [`/%63alendar/${token}.ics`, undefined],
  ['/calendar/', undefined],
])('reads in %s the token %s', (path, read) => {
  expect(calendarToken(path)).toBe(read);
});
