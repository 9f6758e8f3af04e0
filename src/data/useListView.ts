import { useSearchParams } from 'react-router-dom';
import type { ListAddress, ListView } from './listAddress';
import { withOpened } from './listChanges';

interface ListState<Filters> {
  readonly view: ListView<Filters>;
  readonly show: (view: ListView<Filters>) => void;
  /** Another account's rows, or all accounts' for null. */
  readonly showAccount: (account: string | null, view: ListView<Filters>) => void;
  /** The address that shows this list with a row opened. */
  readonly hrefOf: (opened: string) => string;
}

/** A list whose home is the address: Back, a reload and a link that was sent show the same rows. */
export function useListView<Filters extends { readonly q?: string }>(
  list: ListAddress<Filters>,
): ListState<Filters> {
  const [address, setAddress] = useSearchParams();
  const view = list.read(address);
  return {
    view,
    show(next) {
      // A half-typed word and a longer page are no places to come back to.
      const replace = next.filters.q !== view.filters.q || next.size !== view.size;
      setAddress(list.write(address, next), { replace });
      if (next.page !== view.page) window.scrollTo(0, 0);
    },
    showAccount(account, next) {
      const written = list.write(address, next);
      written.set('account', account ?? 'all');
      setAddress(written);
    },
    hrefOf: (opened) => `?${String(list.write(address, withOpened(view, opened)))}`,
  };
}
