import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ViewName } from '@contract/accounts/labels';

/** The account last looked at per view, for a screen whose address names none. Gone when the tab is. */
const remembered = new Map<ViewName, string>();

export const forgetSelectedAccounts = (): void => remembered.clear();

interface SelectedAccount {
  /** The account's id, or null for all of them. */
  readonly account: string | null;
  readonly select: (account: string | null) => void;
}

/**
 * The account that a view looks at, kept apart for my-account and my-deposit-plan. The address says it
 * (`?account=`, with `all` for every account), so that a link and a reload show the same.
 */
export function useSelectedAccount(view: ViewName): SelectedAccount {
  const [params, setParams] = useSearchParams();
  const named = params.get('account');
  const chosen = named ?? remembered.get(view) ?? 'all';

  useEffect(
    function rememberNamedAccount() {
      if (named !== null) remembered.set(view, named);
    },
    [named, view],
  );

  return {
    account: chosen === 'all' ? null : chosen,
    select(account) {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('account', account ?? 'all');
          return next;
        },
        { replace: true },
      );
    },
  };
}
