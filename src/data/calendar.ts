import { useQueryClient } from '@tanstack/react-query';
import * as calendar from '@contract/calendar/endpoints';
import type { CalendarMade, CalendarStatus } from '@contract/calendar/schema';
import { type AsyncResult, asyncResult } from './asyncResult';
import { useSource } from './DataProvider';
import { cacheKey, quiet, useEndpoint } from './useEndpoint';

/** What somebody does about their calendar link. Each rejects with what it was refused with. */
export interface CalendarCalls {
  /** Answers the path of the link, which nobody is told again. */
  readonly onMake: (withAmounts: boolean) => Promise<string>;
  readonly onChoose: (withAmounts: boolean) => Promise<unknown>;
  readonly onTurnOff: () => Promise<unknown>;
}

interface OwnCalendar {
  readonly status: AsyncResult<CalendarStatus>;
  /** Undefined for somebody who looks as the customer. */
  readonly calls: CalendarCalls | undefined;
}

export function useCalendar(): OwnCalendar {
  const { client, username, viewing } = useSource();
  const queries = useQueryClient();
  const status = asyncResult(useEndpoint(calendar.status, {}, quiet));
  // The link itself is not kept.
  const keep = ({ path: _, ...kept }: CalendarStatus & Partial<CalendarMade>) =>
    queries.setQueryData(cacheKey(calendar.status, {}, username), kept);
  if (viewing) return { status, calls: undefined };
  return {
    status,
    calls: {
      async onMake(withAmounts) {
        const made = await client.call(calendar.make, { body: { withAmounts } });
        keep(made);
        return made.path;
      },
      onChoose: async (withAmounts) => keep(await client.call(calendar.choose, { body: { withAmounts } })),
      onTurnOff: async () => keep(await client.call(calendar.end, {})),
    },
  };
}
