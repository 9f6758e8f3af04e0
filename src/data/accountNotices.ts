import * as notices from '@contract/notices/endpoints';
import type { AccountNoticeChoices, ChosenForAccount } from '@contract/notices/schema';
import { ApiError } from '@contract/problem';
import { type AsyncResult, asyncResult } from './asyncResult';
import { useSource } from './DataProvider';
import { quiet, useAskAnew, useEndpoint, useKeepAnswer } from './useEndpoint';

/** Keeps what differs on an account; rejects where it was not kept. After a conflict the newest version is asked for. */
export type ChooseForAccount = (accountNo: string, chosen: ChosenForAccount) => Promise<unknown>;

interface ChosenByAccount {
  readonly accounts: AsyncResult<readonly AccountNoticeChoices[]>;
  /** Undefined for somebody who looks as the customer. */
  readonly choose: ChooseForAccount | undefined;
}

export function useAccountNotices(): ChosenByAccount {
  const { client, viewing } = useSource();
  const keep = useKeepAnswer();
  const again = useAskAnew([notices.accountChoices]);
  const { data, ...asked } = asyncResult(useEndpoint(notices.accountChoices, {}, quiet));
  return {
    accounts: { ...asked, data: data?.accounts },
    choose: viewing
      ? undefined
      : async (accountNo, body) => {
          try {
            const kept = await client.call(notices.chooseForAccount, { params: { accountNo }, body });
            await keep(notices.accountChoices, {}, kept);
          } catch (error) {
            if (error instanceof ApiError && error.code === 'conflict') await again();
            throw error;
          }
        },
  };
}
