import * as calendar from '@contract/calendar/endpoints';
import type { CalendarStatus } from '@contract/calendar/schema';
import { type AsyncResult, asyncResult } from './asyncResult';
import { useSource } from './DataProvider';
import { quiet, useEndpoint, useKeepAnswer } from './useEndpoint';

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
  const { client, viewing } = useSource();
  const status = asyncResult(useEndpoint(calendar.status, {}, quiet));
  const keepAnswer = useKeepAnswer();
  const keep = (kept: CalendarStatus) => keepAnswer(calendar.status, {}, kept);
  if (viewing) return { status, calls: undefined };
  return {
    status,
    calls: {
      async onMake(withAmounts) {
        // The link itself is not kept.
        const { path, ...kept } = await client.call(calendar.make, { body: { withAmounts } });
        await keep(kept);
        return path;
      },
      onChoose: async (withAmounts) => keep(await client.call(calendar.choose, { body: { withAmounts } })),
      onTurnOff: async () => keep(await client.call(calendar.end, {})),
    },
  };
}
