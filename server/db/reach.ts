import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseGone } from './databaseGone';

/** What a listener is told: each change once, however many calls it hits. */
type ReachChange =
  | { readonly now: 'lost'; readonly error: Error }
  | { readonly now: 'back'; readonly afterMs: number };

/** Whether a database beyond this process can be reached. */
export interface Reach {
  onChange(listener: (change: ReachChange) => void): void;
  /** Fulfilled once the database answers; at once where it does. @throws DatabaseGone when it is closed meanwhile */
  back(): Promise<void>;
  /** From now on `back` fails instead of waiting: the process is about to end. */
  stopWaiting(): void;
}

/** The same for whoever uses the connections. */
interface WatchedReach extends Reach {
  /** A connection broke in somebody's hands, or none could be made. */
  lost(error: Error): void;
  /** Something makes it doubtful that the database answers; without an answer it is lost. */
  doubt(): void;
  /** Waits a moment for a database that was just lost. @throws DatabaseGone at once while nobody answers */
  expect(): Promise<void>;
  close(): void;
}

interface ReachOptions {
  /** Makes a connection of its own and asks whether it can be written to. */
  readonly ask: () => Promise<unknown>;
  /** Hears of each look in vain, by its number: connections that are still waited on have most likely died unheard. */
  readonly onSilence: (looks: number) => void;
  /** Before an outage is told to be over; `looks` is how many were in vain. */
  readonly onReturn: (looks: number) => void;
}

interface Outage {
  readonly error: Error;
  readonly since: number;
  readonly over: Promise<void>;
  readonly end: (error?: Error) => void;
  /** Fulfilled when the first look has ended, or takes long. */
  first: Promise<unknown>;
  isOver: boolean;
}

const PAUSE_MS = 250;
/** A look that takes longer goes on, and the next one begins beside it: it may reach what the other cannot any more. */
const LOOK_MS = 1_000;

/** Looks for a lost database until it answers; until then nobody is kept waiting for it. */
export function openReach({ ask, onSilence, onReturn }: ReachOptions): WatchedReach {
  const listeners: ((change: ReachChange) => void)[] = [];
  let outage: Outage | undefined;
  let doubted: Promise<void> | undefined;
  let waiting = true;
  let closed = false;
  const tell = (change: ReachChange) => listeners.forEach((listener) => listener(change));

  function begin(cause: Error): void {
    let end: Outage['end'] = () => undefined;
    const over = new Promise<void>((resolve, reject) => {
      end = (reason) => (reason ? reject(reason) : resolve());
    });
    over.catch(() => undefined);
    const since = performance.now();
    outage = { error: cause, since, over, end, first: Promise.resolve(), isOver: false };
    tell({ now: 'lost', error: cause });
    void search(outage);
  }

  async function search(mine: Outage): Promise<void> {
    for (let looks = 0; !mine.isOver; looks += 1) {
      if (looks > 0) onSilence(looks);
      const found = ask().then(
        () => finish(mine, looks),
        () => undefined,
      );
      const look = Promise.race([found, pause(LOOK_MS, undefined, { ref: false })]);
      if (looks === 0) mine.first = look;
      await look;
      if (!mine.isOver) await pause(PAUSE_MS, undefined, { ref: false });
    }
  }

  function finish(mine: Outage, looks: number): void {
    if (mine.isOver) return;
    onReturn(looks);
    outage = undefined;
    mine.isOver = true;
    mine.end();
    tell({ now: 'back', afterMs: performance.now() - mine.since });
  }

  const lost = (error: Error): void => {
    if (!closed && !outage) begin(error);
  };
  return {
    lost,
    onChange: (listener) => void listeners.push(listener),
    async back() {
      if (!outage) return;
      if (!waiting) throw new DatabaseGone(outage.error);
      await outage.over;
    },
    stopWaiting() {
      waiting = false;
      outage?.end(new DatabaseGone(outage.error));
    },
    doubt() {
      if (closed || outage) return;
      doubted ??= ask()
        .then(() => undefined, lost)
        .finally(() => (doubted = undefined));
    },
    async expect() {
      if (!outage) return;
      const { error } = outage;
      await outage.first;
      if (outage) throw new DatabaseGone(error);
    },
    close() {
      closed = true;
      if (!outage) return;
      outage.isOver = true;
      outage.end(new DatabaseGone(outage.error));
      outage = undefined;
    },
  };
}
