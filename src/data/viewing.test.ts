import { describe, expect, it, vi } from 'vitest';
import { beginViewing } from './officeUsers';
import { memoryStorage } from '../session/testing/memoryStorage';
import { forgetViewing, leaveViewing, readViewing, takeEnded } from './viewing';

const actor = 'office@example.com';
const started = { id: 'view-1', subject: 'ada@example.com', subjectName: 'Ada Holt', seconds: 1_800 };
const clock = { now: () => new Date('2026-04-13T15:00:00.000Z') };

function aTab() {
  const sessionStorage = memoryStorage();
  const location = { assign: vi.fn(), pathname: '/admin/users', search: '?user=ada' };
  return { sessionStorage, location };
}

describe('a view in a tab', () => {
  it('is entered with a page that is loaded anew, and lasts over each load', () => {
    const tab = aTab();
    beginViewing(actor, started, tab, clock);

    expect(tab.location.assign).toHaveBeenCalledExactlyOnceWith('/home');
    expect(readViewing(tab.sessionStorage, actor)).toEqual({
      id: 'view-1',
      actor,
      subject: 'ada@example.com',
      name: 'Ada Holt',
      until: Date.parse('2026-04-13T15:30:00.000Z'),
      from: '/admin/users?user=ada',
    });
  });

  it('is nobody’s who signs in there afterwards', () => {
    const tab = aTab();
    beginViewing(actor, started, tab, clock);

    expect(readViewing(tab.sessionStorage, 'rita@example.com')).toBeUndefined();
    forgetViewing(tab.sessionStorage);
    expect(readViewing(tab.sessionStorage, actor)).toBeUndefined();
  });

  it('is left to where it was begun, and what ended it is told once', () => {
    const tab = aTab();
    beginViewing(actor, started, tab, clock);
    leaveViewing(readViewing(tab.sessionStorage, actor)!, 'time', tab);

    expect(tab.location.assign).toHaveBeenLastCalledWith('/admin/users?user=ada');
    expect(readViewing(tab.sessionStorage, actor)).toBeUndefined();
    expect(takeEnded(tab.sessionStorage)).toEqual({ why: 'time', name: 'Ada Holt' });
    expect(takeEnded(tab.sessionStorage)).toBeUndefined();
  });

  it('of a customer without a name is told by the sign-in', () => {
    const tab = aTab();
    beginViewing(actor, { ...started, subjectName: '' }, tab, clock);
    leaveViewing(readViewing(tab.sessionStorage, actor)!, 'ended', tab);

    expect(takeEnded(tab.sessionStorage)).toEqual({ why: 'ended', name: 'ada@example.com' });
  });

  it('is none where the storage holds something else', () => {
    expect(readViewing(memoryStorage({ viewAs: '{' }), actor)).toBeUndefined();
    expect(readViewing(memoryStorage(), actor)).toBeUndefined();
  });
});
