import type { CallOf, Endpoint, ResponseOf } from '@contract/endpoint';
import { ApiError, toApiError } from '@contract/problem';
import * as m from '@locales/problems';
import { requestUrl } from './requestUrl';

type Open = Endpoint & { readonly open: true };

/**
 * Calls an endpoint that answers without a token, from a page for which nobody has to be signed in.
 * @throws ApiError as the server refuses, or where nothing answers
 */
export async function openCall<E extends Open>(
  { path, method }: E,
  parts: CallOf<E>,
  send = globalThis.fetch,
): Promise<ResponseOf<E>> {
  const { body, key, ...rest } = parts as { readonly body?: object; readonly key?: string };
  const response = await send(requestUrl(path, rest), {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new ApiError({ code: 'unavailable', message: m.noAnswer(), cause });
  });
  const answer = (await response.json().catch(() => undefined)) as ResponseOf<E>;
  if (!response.ok) throw toApiError(response.status, answer);
  return answer;
}
