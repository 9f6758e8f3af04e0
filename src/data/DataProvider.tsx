import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { Client } from './client';
import { forgetDrafts } from './drafts';
import { forgetSelectedAccounts } from './selectedAccount';
import { forgetViewing, type Viewing } from './viewing';

interface Source {
  readonly username: string;
  readonly client: Client;
  /** Where somebody of the office looks as this customer: nothing is kept for later then. */
  readonly viewing?: Viewing;
}

const SourceContext = createContext<Source | null>(null);

interface DataProviderProps extends Source {
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

/** Everything below asks as this customer. When it goes away, so does all that was known. */
export function DataProvider({ username, client, viewing, queryClient, children }: DataProviderProps) {
  useEffect(
    function forgetWhenLeaving() {
      return () => {
        queryClient.clear();
        forgetSelectedAccounts();
        forgetDrafts(sessionStorage);
        forgetViewing(sessionStorage);
      };
    },
    [queryClient],
  );
  const source = useMemo(() => ({ username, client, viewing }), [username, client, viewing]);
  return (
    <QueryClientProvider client={queryClient}>
      <SourceContext value={source}>{children}</SourceContext>
    </QueryClientProvider>
  );
}

/** Who asks, and through what. */
export function useSource(): Source {
  const source = useContext(SourceContext);
  if (!source)
    throw new Error('A data hook was used outside DataProvider, so nobody asks. Wrap the screen in it.');
  return source;
}
