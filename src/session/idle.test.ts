import { describe, expect, it } from 'vitest';
import { createIdle } from './idle';
import { memoryStorage } from './testing/memoryStorage';
import { activityKey } from './userData';

/** A browser at noon whose clock goes when it is told to; each tab ends after half an hour. */
function browser(storage = memoryStorage()) {
  const time = { now: Date.parse('2026-11-21T12:00:00.000Z') };
  const tasks = new Set<() => void>();

  function tab(minutes = 30) {
    const ended: true[] = [];
    const idle = createIdle({
      clock: { now: () => new Date(time.now) },
      storage,
      every(_, task) {
        tasks.add(task);
        return () => void tasks.delete(task);
      },
      minutes,
      onEnd: () => ended.push(true),
    });
    return { ...idle, ended };
  }

  /** Time goes by while the machine sleeps: nothing ticks. */
  const sleep = (minutes: number, seconds = 0) => void (time.now += (minutes * 60 + seconds) * 1000);
  const tick = () => [...tasks].forEach((task) => task());
  const pass = (minutes: number, seconds = 0) => {
    sleep(minutes, seconds);
    tick();
  };
  return { storage, time, tasks, tab, sleep, pass, tick };
}

describe('an idle session', () => {
  it.each([
    [0, 0, undefined],
    [27, 59, undefined],
    [28, 0, 120],
    [28, 1, 119],
    [29, 59, 1],
  ])('after %i minutes and %i seconds has %s seconds left', (minutes, seconds, left) => {
    const { tab, pass } = browser();
    const idle = tab();
    pass(minutes, seconds);

    expect(idle.secondsLeft()).toBe(left);
    expect(idle.ended).toEqual([]);
  });

  it('ends once, at its minute, and ticks no more', () => {
    const { tab, pass, tasks } = browser();
    const idle = tab();
    pass(30);
    pass(1);

    expect(idle.ended).toEqual([true]);
    expect(idle.secondsLeft()).toBeUndefined();
    expect(tasks.size).toBe(0);
  });

  it('begins anew with every activity', () => {
    const { tab, pass } = browser();
    const idle = tab();
    pass(27);
    idle.touch();
    pass(27);

    expect(idle.secondsLeft()).toBeUndefined();
  });

  it('once warned, stays for an answer and not for a movement', () => {
    const { tab, pass, tick } = browser();
    const idle = tab();
    const heard: (number | undefined)[] = [];
    idle.subscribe(() => heard.push(idle.secondsLeft()));
    pass(29);
    idle.touch();
    tick();
    idle.stay();
    pass(27);

    expect(heard).toEqual([60, undefined]);
    expect(idle.ended).toEqual([]);
  });

  it('writes activity down once a second at most', () => {
    const { tab, storage, pass } = browser();
    const idle = tab();
    for (let movement = 0; movement < 50; movement += 1) idle.touch();
    pass(0, 1);
    idle.touch();

    expect(storage.writes).toEqual([activityKey, activityKey]);
  });

  it('stops when it is told to', () => {
    const { tab, pass, tasks } = browser();
    const idle = tab();
    pass(29);
    idle.stop();
    pass(5);
    idle.touch();
    idle.stay();

    expect(idle.ended).toEqual([]);
    expect(idle.secondsLeft()).toBeUndefined();
    expect(tasks.size).toBe(0);
  });
});

describe('a clock that jumps', () => {
  it.each(['touch', 'stay'] as const)('ends a session that slept too long, even if %s comes first', (act) => {
    const { tab, sleep } = browser();
    const idle = tab();
    sleep(480);
    idle[act]();

    expect(idle.ended).toEqual([true]);
  });

  it('set back lets the time begin anew instead of never ending', () => {
    const { tab, pass } = browser();
    const idle = tab();
    pass(-90);
    expect(idle.ended).toEqual([]);
    pass(30);

    expect(idle.ended).toEqual([true]);
  });
});

describe('several tabs', () => {
  it('live by the activity of any of them', () => {
    const { tab, pass } = browser();
    const [here, there] = [tab(), tab()];
    pass(29);
    expect([here.secondsLeft(), there.secondsLeft()]).toEqual([60, 60]);
    here.stay();
    pass(27);

    expect([here.secondsLeft(), there.secondsLeft()]).toEqual([undefined, undefined]);
    expect(there.ended).toEqual([]);
  });

  it('end together', () => {
    const { tab, pass } = browser();
    const [here, there] = [tab(), tab()];
    pass(31);

    expect([here.ended, there.ended]).toEqual([[true], [true]]);
  });

  it('do not let a new one live on what is long past', () => {
    const { tab, sleep } = browser();
    tab().stop();
    sleep(40);

    expect(tab().ended).toEqual([true]);
  });

  it('begin with this moment where what is kept cannot be read', () => {
    const { tab } = browser(memoryStorage({ [activityKey]: 'yesterday' }));

    expect(tab().ended).toEqual([]);
  });
});
