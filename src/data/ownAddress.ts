import * as notices from '@contract/notices/endpoints';
import { useSource } from './DataProvider';
import { useKeepAnswer } from './useEndpoint';

/** How somebody proves that emails reach them again. Both reject with what they were refused with. */
export interface ConfirmAddress {
  readonly sendCode: () => Promise<unknown>;
  readonly enterCode: (code: string) => Promise<unknown>;
}

/** Undefined for somebody who looks as the customer: only the customer proves it. */
export function useConfirmAddress(): ConfirmAddress | undefined {
  const { client, viewing } = useSource();
  const keep = useKeepAnswer();
  if (viewing) return undefined;
  return {
    sendCode: () => client.call(notices.sendAddressCode, { body: {} }),
    enterCode: async (code) =>
      keep(notices.unread, {}, await client.call(notices.confirmAddress, { body: { code } })),
  };
}
