import type { Account } from '@contract/accounts/schema';
import { anAccount, anAsOf, now } from './builders';
import { ready } from './asyncStates';
import { anOverview } from './overviewBuilders';

/** These accounts, as of the usual day. */
export const accountsOf = (...accounts: readonly Account[]) => ready({ asOf: anAsOf(), accounts });

/** One account with all that is known of it, on the usual morning. */
export const oneAccount = { accounts: accountsOf(anAccount()), overview: ready(anOverview()), now };
