import * as contact from '@contract/contact/endpoints';
import type { ResponseOf } from '@contract/endpoint';
import { type Clock, systemClock } from '../clock';
import { useEndpoint } from './useEndpoint';

export type Branches = ResponseOf<typeof contact.branches>;

/** The branches with their hours. They are asked for again whenever one opens or closes. */
export const useBranches = (clock: Clock = systemClock) =>
  useEndpoint(
    contact.branches,
    {},
    {
      refetchInterval: ({ state: { data } }) => untilChange(data, clock.now()),
    },
  );

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** Milliseconds until a branch opens or closes, and some more for clocks that differ; false where none does. */
function untilChange(known: Branches | undefined, now: Date): number | false {
  const changes = (known?.branches ?? []).flatMap(({ opening }) =>
    opening?.changesAt ? [Date.parse(opening.changesAt)] : [],
  );
  if (changes.length === 0) return false;
  // A browser's timer holds no more than some weeks.
  return Math.min(DAY, Math.max(0, Math.min(...changes) - now.getTime()) + MINUTE);
}
