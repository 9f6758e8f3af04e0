import * as common from '@locales/common';
import * as m from '@locales/requests';
import { requestEventWords } from '@contract/requests/sentences';
import type { RequestDetail } from '@contract/requests/schema';
import { openStatuses, problemStatuses, type RequestStatus } from '@contract/requests/states';
import type { StageState, TimelineStage } from '@/components/Timeline/Timeline';

/** What happened to a request, first to last. What might follow is not guessed. */
export const stagesOf = (
  request: Pick<RequestDetail, 'events' | 'flow' | 'deliveryMethod'>,
): TimelineStage[] =>
  request.events.map(({ at, actor, event, to, note }, place) => ({
    id: `${place}-${event}`,
    label: requestEventWords({ event, to }, request),
    state: place === request.events.length - 1 ? lastState(to) : 'done',
    at,
    who: actor,
    note,
  }));

function lastState(status: RequestStatus): StageState {
  if (problemStatuses.includes(status)) return 'failed';
  return openStatuses.includes(status) ? 'current' : 'done';
}

/** One of the two places at which a payment has to arrive, each in its own time. */
export interface Tick {
  readonly place: string;
  readonly state: 'done' | 'todo' | 'failed';
  readonly words: string;
}

/** How far a payment has come at the bank and on the account. The ERP may book it before the bank has cleared it. */
export function ticksOf(request: Pick<RequestDetail, 'flow' | 'status' | 'events' | 'postedOn'>): Tick[] {
  if (request.flow === 'pickup' || request.flow === 'refund') return [];
  const account = accountTick(request);
  return request.flow === 'bank' ? [bankTick(request), account] : [account];
}

function bankTick({ status, events }: Pick<RequestDetail, 'status' | 'events'>): Tick {
  const happened = (name: string) => events.some(({ event }) => event === name);
  if (status === 'returned') return { place: common.bank(), state: 'failed', words: m.tickReturned() };
  if (happened('settle')) return { place: common.bank(), state: 'done', words: m.tickCleared() };
  return {
    place: common.bank(),
    state: 'todo',
    words: happened('export') ? m.tickSent() : m.tickNotSent(),
  };
}

function accountTick({ status, postedOn }: Pick<RequestDetail, 'status' | 'postedOn'>): Tick {
  if (postedOn === null) return { place: common.account(), state: 'todo', words: m.tickNotPosted() };
  return status === 'returned' || status === 'reversed'
    ? { place: common.account(), state: 'failed', words: m.tickUndone() }
    : { place: common.account(), state: 'done', words: m.tickPosted() };
}
