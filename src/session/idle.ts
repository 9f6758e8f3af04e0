import type { Clock } from '../clock';
import { activityKey } from './userData';

/** Seconds before the end at which the customer is warned. */
const warningSeconds = 120;

export interface IdleTools {
  readonly clock: Clock;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Runs a task again and again until what it answers is called. */
  readonly every: (milliseconds: number, task: () => void) => () => void;
  /** How long nobody may do anything; longer than the warning stands. */
  readonly minutes: number;
  /** Called once. Even before `createIdle` answers, where the time ran out while no tab was open. */
  readonly onEnd: () => void;
}

/** Watches whether somebody is still there, in all tabs of this browser together. */
export interface Idle {
  /** Somebody did something. Cheap. Does not lift the warning: only `stay` does. */
  readonly touch: () => void;
  /** The customer answers the warning: the time begins anew, in every tab. */
  readonly stay: () => void;
  /** Tells of every change of `secondsLeft`. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whole seconds until the end while the warning stands; undefined otherwise. */
  readonly secondsLeft: () => number | undefined;
  readonly stop: () => void;
}

/** Activity is noted no more often than this. Milliseconds. */
const grain = 1000;

/** Begins with the activity that is kept; without any, with this moment. */
export function createIdle({ clock, storage, every, minutes, onEnd }: IdleTools): Idle {
  const listeners = new Set<() => void>();
  let left: number | undefined;
  let noted = -Infinity;
  let over = false;

  const now = () => clock.now().getTime();

  function note(): void {
    noted = now();
    storage.setItem(activityKey, String(noted));
  }

  function become(next: number | undefined): void {
    if (next === left) return;
    left = next;
    for (const listener of listeners) listener();
  }

  function secondsUntilEnd(): number {
    const last = Number(storage.getItem(activityKey) ?? Number.NaN);
    // Nothing kept, or a clock that was set back: the time begins now, or it would never end.
    if (!(last <= now())) {
      note();
      return minutes * 60;
    }
    return Math.ceil((last - now()) / 1000 + minutes * 60);
  }

  function judge(): void {
    if (over) return;
    const seconds = secondsUntilEnd();
    if (seconds > 0) {
      become(seconds <= warningSeconds ? seconds : undefined);
      return;
    }
    stop();
    onEnd();
  }

  function stop(): void {
    over = true;
    stopTicking();
    become(undefined);
  }

  const stopTicking = every(grain, judge);
  judge();

  return {
    touch() {
      if (Math.abs(now() - noted) < grain) return;
      // The first movement after a long sleep comes too late.
      judge();
      if (!over && left === undefined) note();
    },

    stay() {
      judge();
      if (over) return;
      note();
      become(undefined);
    },

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    secondsLeft: () => left,

    stop,
  };
}
