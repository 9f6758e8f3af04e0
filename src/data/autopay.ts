import { useQueryClient } from '@tanstack/react-query';
import * as autopay from '@contract/autopay/endpoints';
import type { AutopayAuthorization, AutopaySetUp, AutopayView } from '@contract/autopay/schema';
import { useSource } from './DataProvider';
import { answersOf } from './useEndpoint';

/** What somebody agrees to; the account is that of the page. */
export type AutopayAsked = Omit<
  AutopaySetUp,
  'username' | 'account' | 'authorization' | 'authorizationSha256'
>;

export interface AutopayCalls {
  /** The text that terms are agreed to with. */
  readonly onRead: (asked: AutopayAsked) => Promise<AutopayAuthorization>;
  readonly onSetUp: (asked: AutopayAsked, agreed: AutopayAuthorization) => Promise<unknown>;
  readonly onTurnOff: () => Promise<unknown>;
  readonly onChangeRun: (
    day: string,
    change: { readonly skipped: boolean; readonly capCents: number | null },
  ) => Promise<unknown>;
}

/** What can be done to the autopay of an account. Each rejects with what it was refused with. */
export function useAutopayCalls(account: string | null): AutopayCalls {
  const { username, client } = useSource();
  const queries = useQueryClient();
  const own = { username, account: account ?? '' };
  const changed = async (call: Promise<AutopayView>): Promise<void> => {
    await call;
    await queries.invalidateQueries(answersOf(autopay.one));
  };
  return {
    onRead: (asked) => client.call(autopay.authorization, { query: { ...own, ...asked } }),
    onSetUp: (asked, { version, sha256 }) =>
      changed(
        client.call(autopay.setUp, {
          body: { ...own, ...asked, authorization: version, authorizationSha256: sha256 },
        }),
      ),
    onTurnOff: () => changed(client.call(autopay.end, { body: own })),
    onChangeRun: (day, change) =>
      changed(client.call(autopay.changeRun, { params: { day }, body: { ...own, ...change } })),
  };
}
