import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as notices from '@contract/notices/endpoints';
import { useSource } from './DataProvider';
import { cacheKey } from './useEndpoint';

const none = { unread: 0 };

/** Where the cache holds how many notices somebody has not read. */
export const unreadKey = (username: string) => cacheKey(notices.unread, {}, username);

/**
 * How many notices whoever is signed in has not read. It comes with the start call and is asked for again when somebody
 * comes back to the window. Where it does not come, the last number stays: no page is worse for it.
 */
export function useUnread(): number {
  const { username, client } = useSource();
  const queries = useQueryClient();
  const queryKey = unreadKey(username);
  const { data = none, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.call(notices.unread, {}, signal, { asker: 'nobody' }).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return queries.getQueryData<typeof none>(queryKey) ?? none;
      }),
    initialData: () => client.known?.(notices.unread, {}),
    refetchOnWindowFocus: 'always',
  });
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
