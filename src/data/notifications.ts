import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Notification } from '@contract/notifications/schema';
import * as notifications from '@contract/notifications/endpoints';
import { ApiError } from '@contract/problem';
import * as requests from '@contract/requests/endpoints';
import type { RequestDetail } from '@contract/requests/schema';
import { useSource } from './DataProvider';
import { cacheKey, cacheName } from './useEndpoint';

/** A payment or pickup with the key of its form: however often it is sent, it is asked for once. */
export interface SentNotification {
  readonly key: string;
  readonly body: Omit<Notification, 'username'>;
}

/** What came of it: the request, or a question to answer before it is sent again as confirmed, with a new key. */
export type NotificationAnswer =
  | { readonly request: RequestDetail; readonly ask?: undefined }
  | { readonly request?: undefined; readonly ask: string };

/**
 * Asks for a payment or a pickup. It is never sent again by itself: where nothing answers, whoever asked decides, and
 * the same key makes sure that it is done once.
 */
export function useSendNotification() {
  const { username, client } = useSource();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ key, body }: SentNotification): Promise<NotificationAnswer> => {
      try {
        return {
          request: await client.call(notifications.send, {
            key,
            query: { username },
            body: { ...body, username },
          }),
        };
      } catch (error) {
        const ask = error instanceof ApiError && error.code === 'conflict' && error.fields.confirmed;
        if (ask) return { ask };
        throw error;
      }
    },
    onSuccess({ request }) {
      if (!request) return;
      queries.setQueryData(cacheKey(requests.one, { params: { id: request.id } }, username), request);
      // What is on its way stands on many screens.
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== cacheName(requests.one),
      });
    },
  });
}

/**
 * What became of a call that failed: nobody knows, where nothing answered or what did was broken; otherwise the server
 * said no, and nothing was done.
 */
export const failureOf = (error: unknown): 'unknown' | 'refused' =>
  error instanceof ApiError && (error.cause !== undefined || error.status >= 500) ? 'unknown' : 'refused';
