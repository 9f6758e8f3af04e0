import { Refusal } from '../../contract/problem';

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
export const noSuchAccount = (): Refusal =>
  new Refusal({ code: 'not-found', message: 'You have no account of that number. Choose another.' });
