import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { Notification } from '@contract/notifications/schema';
import * as notifications from '@contract/notifications/endpoints';
import { ApiError } from '@contract/problem';
import * as requests from '@contract/requests/endpoints';
import type { RequestDetail } from '@contract/requests/schema';
import { useSource } from './DataProvider';
import { useAskOthersAnew, useKeepAnswer } from './useEndpoint';

/** A payment or pickup with the key of its form: however often it is sent, it is asked for once. */
export interface SentNotification {
  readonly key: string;
  readonly body: Omit<Notification, 'username'>;
}

/** What came of it: the request, or a question to answer before it is sent again as confirmed, with a new key. */
export type NotificationAnswer =
  | { readonly request: RequestDetail; readonly ask?: undefined }
  | { readonly request?: undefined; readonly ask: string };

/** Asks for a payment or a pickup. */
export function useSendNotification() {
  const { username, client } = useSource();
  return useAsked(({ key, body }: SentNotification) =>
    client.call(notifications.send, { key, query: { username }, body: { ...body, username } }),
  );
}

/**
 * Asks for something of the office. It is never sent again by itself: where nothing answers, whoever asked decides, and
 * the same key makes sure that it is done once.
 */
export function useAsked<S>(
  send: (sent: S) => Promise<RequestDetail>,
): UseMutationResult<NotificationAnswer, Error, S> {
  const keep = useKeepAnswer();
  const askOthersAnew = useAskOthersAnew(requests.one);
  return useMutation({
    networkMode: 'always',
    mutationFn: async (sent: S): Promise<NotificationAnswer> => {
      try {
        return { request: await send(sent) };
      } catch (error) {
        const ask = questionIn(error);
        if (ask) return { ask };
        throw error;
      }
    },
    async onSuccess({ request }) {
      if (!request) return;
      await keep(requests.one, { params: { id: request.id } }, request);
      void askOthersAnew();
    },
  });
}

/**
 * What became of a call that failed: nobody knows, where nothing answered or what did was broken; otherwise the server
 * said no, and nothing was done.
 */
export const failureOf = (error: unknown): 'unknown' | 'refused' =>
  error instanceof ApiError && (error.cause !== undefined || error.status >= 500) ? 'unknown' : 'refused';

/** What has to be confirmed before the same is sent again; undefined where that is not why it was refused. */
export const questionIn = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'conflict' ? error.fields.confirmed : undefined;

/** A request that was not taken, or is not known to be; why is told by the portal's alert. */
export interface UnsentRequest {
  readonly became: ReturnType<typeof failureOf>;
  readonly reference?: string;
  /** The form was sent before with other entries: only a new one can go on. */
  readonly spent: boolean;
}

/**
 * What the server says of a field is said at the field; anything else where it was sent from.
 * @param fields of the form
 * @throws what is no refusal of the server
 */
export function afterApiError(
  error: unknown,
  fields: readonly string[],
): { readonly refused: Readonly<Record<string, string>>; readonly failure?: UnsentRequest } {
  if (!(error instanceof ApiError)) throw error;
  const refused = Object.fromEntries(Object.entries(error.fields).filter(([name]) => fields.includes(name)));
  if (Object.keys(refused).length > 0) return { refused };
  const { requestId: reference, code } = error;
  return { refused: {}, failure: { became: failureOf(error), reference, spent: code === 'key-reused' } };
}
