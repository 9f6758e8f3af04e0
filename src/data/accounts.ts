import * as accounts from '@contract/accounts/endpoints';
import type { ViewName } from '@contract/accounts/labels';
import { useEndpoint } from './useEndpoint';

/** The accounts that the customer may see in a view, and which night's data they are; asks nothing for null. */
export const useAccounts = (viewname: ViewName | null) =>
  useEndpoint(accounts.list, { query: viewname === null ? null : { viewname } });
