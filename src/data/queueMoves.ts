import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '@contract/problem';
import type { MovedRequest, QueuedRequest, QueueMoves } from '@contract/queue/schema';
import * as queue from '@contract/queue/endpoints';
import type { Client } from './client';
import { useSource } from './DataProvider';

/** So many are sent at once: few enough that one sees it go on and can stop it. */
const CHUNK = 25;

/** What somebody of the office wants done with some requests. */
interface MovesOrder extends Omit<QueueMoves, 'requests'> {
  readonly requests: readonly QueuedRequest[];
}

/** How far an order is. */
export interface MovesRun {
  readonly order: MovesOrder;
  readonly results: readonly MovedRequest[];
  readonly state: 'running' | 'stopped' | 'ended';
  /** Why it broke off, in words; what is done stays done. */
  readonly failure?: string;
}

export interface QueueMoving {
  readonly run: MovesRun | null;
  /** @param then is told how it ended */
  readonly start: (order: MovesOrder, then?: (run: MovesRun) => void) => void;
  /** Sends nothing more; what is on its way arrives. */
  readonly stop: () => void;
  /** Tries again what was refused, as it stands now, and what was not sent. */
  readonly retry: () => void;
  readonly forget: () => void;
}

/**
 * Moves requests in small portions, one after the other.
 * @param newKey makes a key for each portion: one that is sent again because no answer came is done once
 */
export function useQueueMoves(newKey: () => string): QueueMoving {
  const { client } = useSource();
  const queries = useQueryClient();
  const [run, setRun] = useState<MovesRun | null>(null);
  const stopped = useRef(false);

  async function carryOut(order: MovesOrder, then?: (run: MovesRun) => void) {
    stopped.current = false;
    let now: MovesRun = { order, results: [], state: 'running' };
    const tell = (change: Partial<MovesRun>) => setRun((now = { ...now, ...change }));
    tell({});
    try {
      for (let from = 0; from < order.requests.length && !stopped.current; from += CHUNK) {
        const results = await sendPortion(client, order, from, newKey());
        tell({ results: [...now.results, ...results] });
      }
      tell({ state: stopped.current && leftOf(now).length > 0 ? 'stopped' : 'ended' });
    } catch (error) {
      tell({ state: 'stopped', failure: (error as Error).message });
    }
    then?.(now);
    await queries.invalidateQueries();
  }

  return {
    run,
    start: (order, then) => void carryOut(order, then),
    stop: () => void (stopped.current = true),
    retry() {
      if (run) void leftNow(client, run).then((requests) => carryOut({ ...run.order, requests }));
    },
    forget: () => setRun(null),
  };
}

/** Sends one portion; once more under the same key where no answer came. */
async function sendPortion(client: Client, { requests, ...what }: MovesOrder, from: number, key: string) {
  const body = {
    ...what,
    requests: requests.slice(from, from + CHUNK).map(({ id, version }) => ({ id, version })),
  };
  const send = () => client.call(queue.moves, { key, body });
  try {
    return (await send()).results;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unavailable') throw error;
    return (await send()).results;
  }
}

/** What an order has not done. */
export function leftOf({ order, results }: MovesRun): readonly QueuedRequest[] {
  const done = new Set(results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id));
  return order.requests.filter(({ id }) => !done.has(id));
}

/** What an order has not done, as it stands now where it was refused. What cannot be looked at stays as it was seen. */
async function leftNow(client: Client, run: MovesRun): Promise<QueuedRequest[]> {
  const refused = new Set(run.results.map(({ id }) => id));
  const left: QueuedRequest[] = [];
  for (const request of leftOf(run)) {
    const look = () => client.call(queue.one, { params: { id: request.id } }).catch(() => request);
    left.push(refused.has(request.id) ? await look() : request);
  }
  return left;
}
