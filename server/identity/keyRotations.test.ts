import { describe, expect, it } from 'vitest';
import { dueRotation, publishedPeriods, signingPeriod } from './keyRotations';

const at = (day: string, time = '00:00') => new Date(`2026-${day}T${time}:00.000Z`);
const period = (kid: string, day: string) => ({ kid, active_from: at(day).toISOString() });
const periods = [period('b', '04-01'), period('a', '01-01')];

describe('the periods of signing keys', () => {
  it.each([
    ['before its start', '03-31', '23:59', 'a'],
    ['from its start', '04-01', '00:00', 'b'],
    ['where clocks differ and none has begun', '01-01', '00:00', 'a'],
  ])('a key signs %s', (_, day, time, kid) => {
    expect(signingPeriod(periods, at(day, time))?.kid).toBe(kid);
  });

  it('the first key signs for a clock that is behind', () => {
    expect(signingPeriod([period('a', '01-02')], at('01-01'))?.kid).toBe('a');
  });

  it.each([
    ['03-31', '00:00', ['a', 'b']],
    ['04-01', '23:59', ['a', 'b']],
    ['04-02', '00:00', ['b']],
  ])('on %s at %s the published ones are %j', (day, time, kids) => {
    expect(publishedPeriods(periods, at(day, time)).map(({ kid }) => kid)).toEqual(kids);
  });

  it.each([
    ['the first, at once', [], '02-01', '12:00', at('02-01', '12:00')],
    ['none while the newest has days left', periods, '06-29', '23:59', undefined],
    ['the next, a day before its use', periods, '06-30', '00:00', at('07-01')],
    ['one after a long pause, after a day of being shown', periods, '09-10', '06:00', at('09-11', '06:00')],
  ])('makes %s', (_, kept, day, time, due) => {
    expect(dueRotation(kept, at(day, time), 91)).toEqual(due);
  });
});
