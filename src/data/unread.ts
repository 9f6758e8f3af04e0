import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as notices from '@contract/notices/endpoints';
import type { SuppressedAddress } from '@contract/email/schema';
import type { Unread } from '@contract/notices/schema';
import { useSource } from './DataProvider';
import { cacheKey } from './useEndpoint';

const none: Unread = { unread: 0, suppressedAddress: null };

/** Where the cache holds how many notices somebody has not read. */
export const unreadKey = (username: string) => cacheKey(notices.unread, {}, username);

/** What every reader of the answer asks by: the library keeps one way of asking for all of them, the last one given. */
function useAsking() {
  const { username, client } = useSource();
  const queries = useQueryClient();
  const queryKey = unreadKey(username);
  return {
    queryKey,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      client.call(notices.unread, {}, signal, { asker: 'nobody' }).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return queries.getQueryData<Unread>(queryKey) ?? none;
      }),
    initialData: () => client.known?.(notices.unread, {}),
  };
}

/**
 * How many notices whoever is signed in has not read. It comes with the start call and is asked for again when somebody
 * comes back to the window. Where it does not come, the last number stays: no page is worse for it.
 */
export function useUnread(): number {
  const { data = none, refetch } = useQuery({ ...useAsking(), refetchOnWindowFocus: 'always' });
  useEffect(
    function countWhenSomebodyIsBack() {
      // A window that another one covered was visible all the time: the library does not notice.
      const count = () => void refetch({ cancelRefetch: false });
      window.addEventListener('focus', count);
      return () => window.removeEventListener('focus', count);
    },
    [refetch],
  );
  return data.unread;
}

/** That emails do not reach whoever is signed in; it comes with what is unread. Null where they do, and where nobody knows. */
export function useSuppressedAddress(): SuppressedAddress | null {
  // The bell asks.
  const { data = none } = useQuery<Unread>({ ...useAsking(), enabled: false });
  return data.suppressedAddress ?? null;
}
