import { useQueryClient } from '@tanstack/react-query';
import type { AutopayAuthorization } from '@contract/autopay/schema';
import * as scheduled from '@contract/scheduledPayments/endpoints';
import type { ScheduledAsked, ScheduledView } from '@contract/scheduledPayments/schema';
import { useSource } from './DataProvider';
import { answersOf } from './useEndpoint';

/** The text that terms are agreed to with, and the id of what would be scheduled by it. */
export interface ScheduledText extends AutopayAuthorization {
  readonly id: string;
}

export interface ScheduledCalls {
  readonly onRead: (asked: ScheduledAsked) => Promise<ScheduledText>;
  /** @param replaces the id of the one that it takes the place of */
  readonly onSchedule: (
    asked: ScheduledAsked,
    agreed: ScheduledText,
    replaces: string | undefined,
  ) => Promise<unknown>;
  readonly onSkip: (id: string, day: string, skipped: boolean) => Promise<unknown>;
  readonly onCancel: (id: string) => Promise<unknown>;
}

/**
 * What can be done to the scheduled payments of an account. Each rejects with what it was refused with.
 * @param newId makes an id for each text that is read: agreed to again, because no answer came, it is scheduled once
 */
export function useScheduledCalls(account: string | null, newId: () => string): ScheduledCalls {
  const { username, client } = useSource();
  const queries = useQueryClient();
  const own = { username, account: account ?? '' };
  const changed = async (call: Promise<ScheduledView>): Promise<void> => {
    await call;
    await queries.invalidateQueries(answersOf(scheduled.list));
  };
  return {
    onRead: async (asked) => ({
      ...(await client.call(scheduled.authorization, { query: { ...own, ...asked } })),
      id: newId(),
    }),
    onSchedule: (asked, { id, version, sha256 }, replaces) =>
      changed(
        client.call(scheduled.schedule, {
          params: { id },
          body: { ...own, ...asked, replaces, authorization: version, authorizationSha256: sha256 },
        }),
      ),
    onSkip: (id, day, skipped) =>
      changed(client.call(scheduled.skip, { params: { id, day }, body: { ...own, skipped } })),
    onCancel: (id) => changed(client.call(scheduled.cancel, { params: { id }, body: own })),
  };
}
