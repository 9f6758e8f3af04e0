import * as refunds from '@contract/refunds/endpoints';
import type { AskedRefund } from '@contract/refunds/schema';
import { useSource } from './DataProvider';
import { useAsked } from './notifications';

/** Asks for credit of a trade account back. */
export function useAskRefund() {
  const { username, client } = useSource();
  return useAsked(({ key, body }: { readonly key: string; readonly body: AskedRefund }) =>
    client.call(refunds.ask, { key, query: { username }, body }),
  );
}
