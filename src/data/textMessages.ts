import * as notices from '@contract/notices/endpoints';
import * as textMessages from '@contract/textMessages/endpoints';
import type { TextStatus } from '@contract/textMessages/schema';
import { type AsyncResult, asyncResult } from './asyncResult';
import { useSource } from './DataProvider';
import { quiet, useAskAnew, useEndpoint, useKeepAnswer } from './useEndpoint';

/** What somebody does about their number. Each rejects with what it was refused with. */
export interface TextCalls {
  readonly onAdd: (number: string, consentVersion: number) => Promise<unknown>;
  readonly onCode: () => Promise<unknown>;
  readonly onConfirm: (code: string) => Promise<unknown>;
  readonly onRemove: () => Promise<unknown>;
}

interface OwnNumber {
  readonly status: AsyncResult<TextStatus>;
  /** Undefined for somebody who looks as the customer. */
  readonly calls: TextCalls | undefined;
}

export function useTextMessages(): OwnNumber {
  const { client, viewing } = useSource();
  const status = asyncResult(useEndpoint(textMessages.status, {}, quiet));
  const keepAnswer = useKeepAnswer();
  // What can be chosen goes by whether there is a number.
  const chooseAnew = useAskAnew([notices.choices]);
  const keep = async (kept: TextStatus) => {
    await keepAnswer(textMessages.status, {}, kept);
    void chooseAnew();
  };
  if (viewing) return { status, calls: undefined };
  return {
    status,
    calls: {
      onAdd: async (number, consentVersion) =>
        keep(await client.call(textMessages.add, { body: { number, consentVersion } })),
      onCode: async () => keep(await client.call(textMessages.sendCode, { body: {} })),
      onConfirm: async (code) => keep(await client.call(textMessages.confirm, { body: { code } })),
      onRemove: async () => keep(await client.call(textMessages.remove, {})),
    },
  };
}
