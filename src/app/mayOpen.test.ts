import { describe, expect, it } from 'vitest';
import { mayOpen } from './mayOpen';
import { isOffice, routeAt, routeTable } from './routeTable';

const none = { admin: false, deposit_plan: false };

describe('the guard', () => {
  it.each([
    ['/admin', undefined, 'unknown'],
    ['/admin', none, 'refused'],
    ['/admin', { admin: true, deposit_plan: false }, 'open'],
    ['/admin', { admin: false, deposit_plan: true }, 'refused'],
    ['/my-deposit-plan', undefined, 'unknown'],
    ['/my-deposit-plan', none, 'refused'],
    ['/my-deposit-plan', { admin: true, deposit_plan: false }, 'refused'],
    ['/my-deposit-plan', { admin: false, deposit_plan: true }, 'open'],
  ])('%s for %j: %s', (path, permissions, verdict) => {
    expect(mayOpen(routeAt(path)!, permissions)).toBe(verdict);
  });

  it.each(routeTable.filter(isOffice).map(({ path }) => path))('has %s for administrators only', (path) => {
    expect(mayOpen(routeAt(path)!, { admin: false, deposit_plan: true })).toBe('refused');
    expect(mayOpen(routeAt(path)!, { admin: true, deposit_plan: false })).toBe('open');
  });

  it.each(routeTable.filter(({ needs }) => !needs).map(({ path }) => path))('leaves %s open', (path) => {
    expect(mayOpen(routeAt(path)!, undefined)).toBe('open');
    expect(mayOpen(routeAt(path)!, none)).toBe('open');
  });
});
