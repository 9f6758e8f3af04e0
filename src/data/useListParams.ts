import { useSearchParams } from 'react-router-dom';
import { type ListSearchParams, type SearchParams, withOpened } from './searchParams';

interface ListState<Filters> {
  readonly params: SearchParams<Filters>;
  readonly show: (params: SearchParams<Filters>) => void;
  /** Another account's rows, or all accounts' for null. */
  readonly showAccount: (account: string | null, params: SearchParams<Filters>) => void;
  /** The address that shows this list with a row opened. */
  readonly hrefOf: (opened: string) => string;
}

/** A list whose home is the address: Back, a reload and a link that was sent show the same rows. */
export function useListParams<Filters extends { readonly q?: string }>(
  list: ListSearchParams<Filters>,
): ListState<Filters> {
  const [address, setAddress] = useSearchParams();
  const params = list.read(address);
  return {
    params,
    show(next) {
      // A half-typed word and a longer page are no places to come back to.
      const replace = next.filters.q !== params.filters.q || next.size !== params.size;
      setAddress(list.write(address, next), { replace });
      if (next.page !== params.page) window.scrollTo(0, 0);
    },
    showAccount(account, next) {
      const written = list.write(address, next);
      written.set('account', account ?? 'all');
      setAddress(written);
    },
    hrefOf: (opened) => `?${String(list.write(address, withOpened(params, opened)))}`,
  };
}
