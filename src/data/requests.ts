import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as requests from '@contract/requests/endpoints';
import type { RequestDetail } from '@contract/requests/schema';
import { openStatuses } from '@contract/requests/states';
import * as m from '@locales/problems';
import { useSource } from './DataProvider';
import { failureOf } from './notifications';
import { LOOK_AGAIN } from './requestList';
import { cacheKey, quiet, useAskOthersAnew, useEndpoint, useKeepAnswer } from './useEndpoint';

/** One request with its history; asks nothing for null. */
export const useRequest = (id: string | null) =>
  useEndpoint(
    requests.one,
    { params: { id } },
    {
      refetchInterval: ({ state: { data } }) =>
        data && openStatuses.includes(data.status) ? LOOK_AGAIN : false,
      ...quiet,
    },
  );

interface Cancelling {
  readonly pending: boolean;
  /** That it may stand still, in words for the customer; why is told by the portal's alert. */
  readonly failure: string | undefined;
  /** @param then what follows where it could */
  readonly start: (request: Pick<RequestDetail, 'id' | 'version'>, then?: () => void) => void;
  /** Forgets a failure. */
  readonly reset: () => void;
}

const notCancelled = { unknown: m.maybeNotCancelled, refused: m.notCancelled } as const;

/** Cancels a request as it was seen: where it has moved on meanwhile, the server says so. */
export function useCancelRequest(): Cancelling {
  const { username, client } = useSource();
  const queries = useQueryClient();
  const keep = useKeepAnswer();
  const askOthersAnew = useAskOthersAnew(requests.one);
  const { isPending, error, mutate, reset } = useMutation({
    mutationFn: ({ id, version }: Pick<RequestDetail, 'id' | 'version'>) =>
      client.call(requests.cancel, { params: { id }, query: { username }, body: { version } }),
    async onSuccess(request: RequestDetail) {
      await keep(requests.one, { params: { id: request.id } }, request);
      void askOthersAnew();
    },
    onError: (_, { id }) =>
      queries.invalidateQueries({ queryKey: cacheKey(requests.one, { params: { id } }, username) }),
  });
  return {
    pending: isPending,
    failure: error ? notCancelled[failureOf(error)]() : undefined,
    start: (request, then) => mutate(request, { onSuccess: then }),
    reset,
  };
}
