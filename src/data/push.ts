import * as push from '@contract/push/endpoints';
import type { PushStatus } from '@contract/push/schema';
import { type AsyncResult, asyncResult } from './asyncResult';
import { useSource } from './DataProvider';
import { quiet, useEndpoint, useKeepAnswer } from './useEndpoint';

/** Where a browser is reached and how it reads, as its push service gave it: base64url. */
export interface PushSubscribed {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What somebody does about their devices. Each rejects with what it was refused with. */
export interface PushCalls {
  readonly onAdd: (device: PushSubscribed, withAmounts: boolean) => Promise<unknown>;
  readonly onChoose: (deviceId: string, withAmounts: boolean) => Promise<unknown>;
  readonly onRemove: (deviceId: string) => Promise<unknown>;
}

interface OwnDevices {
  readonly status: AsyncResult<PushStatus>;
  /** Undefined for somebody who looks as the customer. */
  readonly calls: PushCalls | undefined;
}

export function usePush(): OwnDevices {
  const { client, viewing } = useSource();
  const status = asyncResult(useEndpoint(push.status, {}, quiet));
  const keepAnswer = useKeepAnswer();
  const keep = (kept: PushStatus) => keepAnswer(push.status, {}, kept);
  if (viewing) return { status, calls: undefined };
  return {
    status,
    calls: {
      onAdd: async (device, withAmounts) =>
        keep(await client.call(push.add, { body: { ...device, withAmounts } })),
      onChoose: async (deviceId, withAmounts) =>
        keep(await client.call(push.choose, { params: { deviceId }, body: { withAmounts } })),
      onRemove: async (deviceId) => keep(await client.call(push.remove, { params: { deviceId } })),
    },
  };
}
