import { useMutation } from '@tanstack/react-query';
import * as audit from '@contract/audit/endpoints';
import type { ChainVerdict } from '@contract/audit/schema';
import { useSource } from './DataProvider';

/** A walk over the whole chain, when somebody asks for it. */
export interface Verifying {
  readonly pending: boolean;
  readonly verdict: ChainVerdict | undefined;
  /** Why there is no verdict, in words. */
  readonly failure: string | undefined;
  /** @param head one that was noted earlier; undefined where none was */
  readonly start: (head: string | undefined) => void;
}

export function useVerifyAudit(): Verifying {
  const { client } = useSource();
  const { isPending, data, error, mutate } = useMutation({
    mutationFn: (head: string | undefined) => client.call(audit.verification, { query: { head } }),
  });
  return { pending: isPending, verdict: data, failure: error?.message, start: (head) => mutate(head) };
}
