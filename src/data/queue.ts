import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as queue from '@contract/queue/endpoints';
import { useSource } from './DataProvider';
import { answersOf, cacheKey } from './useEndpoint';

export interface Confirming {
  readonly pending: boolean;
  /** @param id of a request that names the bank account */
  readonly start: (id: string) => void;
}

/** Confirms the bank account that a request names. */
export function useConfirmBank(): Confirming {
  const { username, client } = useSource();
  const queries = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: (id: string) => client.call(queue.confirmBankAccount, { params: { id } }),
    onSuccess(request) {
      queries.setQueryData(cacheKey(queue.one, { params: { id: request.id } }, username), request);
      void queries.invalidateQueries(answersOf(queue.list));
    },
  });
  return { pending: isPending, start: mutate };
}
