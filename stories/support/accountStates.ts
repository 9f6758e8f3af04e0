import type { Account } from '@contract/accounts/schema';
import { anAccount, anAsOf, now } from './builders';
import { ready } from './asyncStates';
import { anOverview } from './overviewBuilders';
import { aRequest } from './requestBuilders';

/** These accounts, as of the usual day. */
export const accountsOf = (...accounts: readonly Account[]) => ready({ asOf: anAsOf(), accounts });

/** One account with all that is known of it, on the usual morning. */
export const oneAccount = { accounts: accountsOf(anAccount()), overview: ready(anOverview()), now };

/** Home of somebody with one account, without the deposit plan. */
export const usualHome = {
  ...oneAccount,
  requests: ready({ rows: [aRequest()] }),
  problems: ready({ rows: [] }),
  name: 'Dana Hollis',
  depositCard: null,
  openingOf: (): string | undefined => 'Open until 5:00 PM',
  onDownload: () => undefined,
};
