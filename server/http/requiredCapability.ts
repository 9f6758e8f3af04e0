import type { Capability } from '@contract/rules/capabilities';
import { forbiddenMessage } from '@contract/rules/forbiddenMessages';
import { mayUse } from '@contract/rules/desks';
import { ApiError } from '@contract/problem';
import type { Caller } from './caller';

/** @throws ApiError 'forbidden' in the words of the table, where the caller's flags and desks do not allow it */
export function expectCapability({ permissions }: Pick<Caller, 'permissions'>, capability: Capability): void {
  if (mayUse(permissions, capability)) return;
  throw new ApiError({ code: 'forbidden', message: forbiddenMessage(capability) });
}
