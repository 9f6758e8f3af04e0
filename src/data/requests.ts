import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RequestDetail } from '@contract/requests/schema';
import type * as requests from '@contract/requests/endpoints';
import { openStatuses } from '@contract/requests/states';
import type { Wire } from './client';
import { useSource } from './DataProvider';
import { failureOf } from './notifications';
import { lookAgain } from './requestList';
import { saveFile } from './saveFile';

const one: Wire<typeof requests.one> = { method: 'GET', path: '/api/requests/:id' };
const receipt: Wire<typeof requests.receipt> = { method: 'GET', path: '/api/requests/:id/receipt' };
const cancel: Wire<typeof requests.cancel> = { method: 'POST', path: '/api/requests/:id/cancellation' };

/** One request with its history; asks nothing for null. */
export function useRequest(id: string | null) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['request', id, username],
    queryFn:
      id === null
        ? skipToken
        : ({ signal }) => client.call(one, { params: { id }, query: { username } }, signal),
    refetchInterval: ({ state: { data } }) =>
      data && openStatuses.includes(data.status) ? lookAgain : false,
    meta: { quiet: true },
  });
}

interface Cancelling {
  readonly pending: boolean;
  /** That it may stand still, in words for the customer; why is told by the portal's alert. */
  readonly failure: string | undefined;
  /** @param then what follows where it could */
  readonly start: (request: Pick<RequestDetail, 'id' | 'version'>, then?: () => void) => void;
  /** Forgets a failure. */
  readonly reset: () => void;
}

const notCancelled = {
  unknown: 'It may not be cancelled yet. You can try again.',
  refused: 'It is not cancelled. Look how it stands now before you try again.',
} as const;

/** Cancels a request as it was seen: where it has moved on meanwhile, the server says so. */
export function useCancelRequest(): Cancelling {
  const { username, client } = useSource();
  const queries = useQueryClient();
  const { isPending, error, mutate, reset } = useMutation({
    mutationFn: ({ id, version }: Pick<RequestDetail, 'id' | 'version'>) =>
      client.call(cancel, { params: { id }, query: { username }, body: { version } }),
    onSuccess(request: RequestDetail) {
      queries.setQueryData(['request', request.id, username], request);
      // What is on its way stands on many screens.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'request' });
    },
    onError: (_, { id }) => queries.invalidateQueries({ queryKey: ['request', id] }),
  });
  return {
    pending: isPending,
    failure: error ? notCancelled[failureOf(error)] : undefined,
    start: (request, then) => mutate(request, { onSuccess: then }),
    reset,
  };
}

/** The PDF of one request, for the browser's downloads. */
export function useRequestReceipt() {
  const { username, client } = useSource();
  const { isPending, mutate } = useMutation({
    mutationFn: async (id: string) =>
      saveFile(
        await client.download(receipt, { params: { id }, query: { username, disposition: 'attachment' } }),
      ),
  });
  return { pending: isPending, start: (id: string) => mutate(id) };
}
