import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import * as checks from '@contract/checks/endpoints';
import type { RecordedCheck, WrittenCheck } from '@contract/checks/schema';
import * as requests from '@contract/requests/endpoints';
import { useSource } from './DataProvider';
import { questionIn } from './notifications';
import { useAskOthersAnew, useEndpoint } from './useEndpoint';

/** A check with the key of its form: however often it is sent, it counts once. */
interface SentCheck<B> {
  readonly key: string;
  readonly body: B;
}

/** What came of it: the request's id and number, or a question to answer before it is sent again as confirmed. */
type CheckAnswer =
  | { readonly placed: { readonly id: string; readonly requestNo: string }; readonly ask?: undefined }
  | { readonly placed?: undefined; readonly ask: string };

/** The key of what is sent: the same entries have the same one, until they are others or are confirmed. */
export function useEntryKey(newKey: () => string): (body: object) => string {
  const keyed = useRef({ of: '', key: '' });
  return (body) => {
    const of = JSON.stringify(body);
    if (keyed.current.of !== of) keyed.current = { of, key: newKey() };
    return keyed.current.key;
  };
}

/** Announces a check that was mailed. It is never sent again by itself. */
export function useAnnounceCheck() {
  const { username, client } = useSource();
  return useSentCheck(({ key, body }: SentCheck<WrittenCheck>) =>
    client.call(checks.announce, { key, query: { username }, body }),
  );
}

/** Records a check that was handed over at a branch. */
export function useRecordCheck() {
  const { client } = useSource();
  return useSentCheck(({ key, body }: SentCheck<RecordedCheck>) => client.call(checks.record, { key, body }));
}

function useSentCheck<B>(
  send: (sent: SentCheck<B>) => Promise<{ readonly id: string; readonly requestNo: string }>,
): UseMutationResult<CheckAnswer, Error, SentCheck<B>> {
  const askOthersAnew = useAskOthersAnew(requests.one);
  return useMutation({
    networkMode: 'always',
    mutationFn: async (sent: SentCheck<B>): Promise<CheckAnswer> => {
      try {
        const { id, requestNo } = await send(sent);
        return { placed: { id, requestNo } };
      } catch (error) {
        const ask = questionIn(error);
        if (ask) return { ask };
        throw error;
      }
    },
    onSuccess({ placed }) {
      if (placed) void askOthersAnew();
    },
  });
}

/** What a check on an account can be for, as the office sees it; asks nothing for null. */
export const useCheckPayable = (account: string | null) =>
  useEndpoint(checks.payable, { query: account === null ? null : { account } }, { staleTime: 0 });
