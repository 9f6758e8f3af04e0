import { describe, expect, it } from 'vitest';
import { formatWallTime, instantOf, steadyOffset, wallTime } from './zonedTime';

describe('a time on a wall', () => {
  it.each([
    ['2026-04-13', '14:00', 'America/Los_Angeles', '2026-04-13T21:00:00.000Z'],
    ['2026-04-13', '14:00', 'America/Boise', '2026-04-13T20:00:00.000Z'],
    ['2026-03-08', '02:30', 'America/Los_Angeles', '2026-03-08T10:30:00.000Z'],
    ['2026-03-08', '03:30', 'America/Los_Angeles', '2026-03-08T10:30:00.000Z'],
    ['2026-11-01', '01:30', 'America/Los_Angeles', '2026-11-01T08:30:00.000Z'],
    ['2026-11-01', '02:00', 'America/Los_Angeles', '2026-11-01T10:00:00.000Z'],
    ['2026-06-30', '23:59', 'Pacific/Auckland', '2026-06-30T11:59:00.000Z'],
    // The clocks change within a day of UTC, at its beginning and at its end.
    ['2026-03-08', '01:59', 'America/New_York', '2026-03-08T06:59:00.000Z'],
    ['2026-03-08', '03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['2026-10-24', '23:30', 'Atlantic/Azores', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25', '01:00', 'Atlantic/Azores', '2026-10-25T02:00:00.000Z'],
    ['2026-04-05', '01:30', 'Australia/Lord_Howe', '2026-04-04T14:30:00.000Z'],
    ['2026-04-05', '02:00', 'Australia/Lord_Howe', '2026-04-04T15:30:00.000Z'],
  ])('%s %s in %s is %s', (day, time, zone, instant) => {
    expect(instantOf(day, time, zone).toISOString()).toBe(instant);
  });

  it.each([
    ['2026-10-30', 'America/Los_Angeles', -7],
    ['2026-10-31', 'America/Los_Angeles', undefined],
    ['2026-11-01', 'America/Los_Angeles', undefined],
    ['2026-11-02', 'America/Los_Angeles', undefined],
    ['2026-11-03', 'America/Los_Angeles', -8],
    ['2026-04-02', 'Australia/Lord_Howe', 11],
    ['2026-04-05', 'Australia/Lord_Howe', undefined],
    ['2026-04-06', 'Australia/Lord_Howe', 10.5],
    ['2026-11-01', 'America/Phoenix', -7],
  ])('all through %s in %s is %s hours from UTC', (day, zone, hours) => {
    expect(steadyOffset(day, zone)).toBe(hours === undefined ? undefined : hours * 3_600_000);
  });

  it.each([
    ['2026-11-01T08:30:00.000Z', 'America/Los_Angeles', '01:30'],
    ['2026-11-01T09:30:00.000Z', 'America/Los_Angeles', '01:30'],
    ['2026-04-13T06:00:00.000Z', 'America/Boise', '00:00'],
  ])('%s in %s shows %s', (instant, zone, time) => {
    expect(wallTime(new Date(instant), zone)).toBe(time);
  });

  it.each([
    ['00:05', '12:05 AM'],
    ['12:00', '12:00 PM'],
    ['17:30', '5:30 PM'],
  ])('%s is said %s', (time, words) => {
    expect(formatWallTime(time)).toBe(words);
  });
});
