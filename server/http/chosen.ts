import { ApiError } from '@contract/problem';
import * as m from '@locales/problems';

/** Of the accounts that a caller may see, the one asked for, or all where none is named. */
export function chosenFrom<A extends { readonly accountNo: string }>(
  visible: readonly A[],
  account: string | undefined,
): readonly A[] {
  if (!account) return visible;
  const chosen = visible.filter(({ accountNo }) => accountNo === account);
  if (chosen.length === 0) throw noSuchAccount();
  return chosen;
}

/** The same for an account that does not exist and for somebody else's. */
export const noSuchAccount = (): ApiError => new ApiError({ code: 'not-found', message: m.noSuchAccount() });

/** Accounts whose papers alone the caller may read do not open what tells of every movement of money. */
export const documentsOnly = (): ApiError =>
  new ApiError({
    code: 'forbidden',
    message: m.documentsOnly(),
  });

/** The same for a payment that does not exist and for somebody else's. */
export function noSuchPayment(): never {
  throw new ApiError({ code: 'not-found', message: m.noSuchPayment() });
}
