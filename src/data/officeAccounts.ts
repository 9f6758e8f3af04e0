import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as audit from '@contract/audit/endpoints';
import * as officeAccounts from '@contract/officeAccounts/endpoints';
import type { DeskAccount } from '@contract/officeAccounts/schema';
import * as officeHome from '@contract/officeHome/endpoints';
import { useSource } from './DataProvider';
import {
  type BodyOf,
  cacheKey,
  lookAgain,
  type QueryOf,
  quiet,
  showPrevious,
  useAskAnew,
  useEndpoint,
  useKeepAnswer,
  useListEndpoint,
} from './useEndpoint';

/** Accounts that somebody may mean, the nearest first; asks nothing before something is typed. */
export const useAccountSearch = (q: string) =>
  useEndpoint(officeAccounts.find, { query: q === '' ? null : { q } }, { ...showPrevious, ...quiet });

export const useFollowUps = () => useEndpoint(officeAccounts.followUps, {}, lookAgain(60_000));

export const useDeskAccount = (accountNo: string) =>
  useEndpoint(officeAccounts.one, { params: { accountNo } }, lookAgain(60_000));

export const useAccountHistory = (accountNo: string, query: QueryOf<typeof officeAccounts.history>) =>
  useListEndpoint(officeAccounts.history, { params: { accountNo }, query }, showPrevious);

export const useHistoryTotals = (accountNo: string, query: QueryOf<typeof officeAccounts.historyTotals>) =>
  useEndpoint(officeAccounts.historyTotals, { params: { accountNo }, query }, showPrevious);

export type NewNote = BodyOf<typeof officeAccounts.addNote>;
export type NoteChange = BodyOf<typeof officeAccounts.changeNote>;

/** A change of an account's notes or tags, on its way. */
export interface AccountChange {
  readonly pending: boolean;
  readonly failure: string | undefined;
  readonly addNote: (body: NewNote, then?: () => void) => void;
  readonly changeNote: (id: string, body: NoteChange) => void;
  readonly setTags: (tags: string[], then?: () => void) => void;
}

/**
 * What colleagues note about an account. Each change answers the account as it stands then.
 * @param onUndoable told of a change of which nothing has left the house, and what undoes it
 */
export function useAccountChange(
  accountNo: string,
  onUndoable: (what: 'followUp' | 'tags', undo: () => void) => void,
): AccountChange {
  const { username, client } = useSource();
  const queries = useQueryClient();
  const keep = useKeepAnswer();
  const asked = { params: { accountNo } };
  const askAnew = useAskAnew(alsoChanged);
  const { isPending, error, mutate } = useMutation({
    mutationFn: (call: () => Promise<DeskAccount>) => call(),
    meta: { quiet: true },
    onSuccess: (account) => keep(officeAccounts.one, asked, account),
    onSettled: askAnew,
  });
  const { params } = asked;
  const change = (id: string, body: NoteChange) =>
    client.call(officeAccounts.changeNote, { params: { accountNo, id }, body });
  const setTags = (tags: string[]) => client.call(officeAccounts.setTags, { params, body: { tags } });
  return {
    pending: isPending,
    failure: error?.message,
    addNote(body, then) {
      const key = crypto.randomUUID();
      mutate(() => client.call(officeAccounts.addNote, { params, body, key }), { onSuccess: then });
    },
    changeNote: (id, body) =>
      mutate(() => change(id, body), {
        onSuccess() {
          const back = { version: body.version + 1, done: false };
          if (body.done) onUndoable('followUp', () => mutate(() => change(id, back)));
        },
      }),
    setTags(tags, then) {
      const known = queries.getQueryData<DeskAccount>(cacheKey(officeAccounts.one, asked, username));
      const before = [...(known?.tags ?? [])];
      mutate(() => setTags(tags), {
        onSuccess() {
          then?.();
          onUndoable('tags', () => mutate(() => setTags(before)));
        },
      });
    },
  };
}

const alsoChanged = [
  officeAccounts.followUps,
  officeAccounts.history,
  officeAccounts.historyTotals,
  officeHome.desk,
  ...Object.values(audit),
];
