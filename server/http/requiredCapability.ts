import { capabilities, type Capability, mayUse } from '@contract/rules/capabilities';
import { ApiError } from '@contract/problem';
import type { Caller } from './caller';

/** @throws ApiError 'forbidden' in the words of the table, where the caller's flags do not allow it */
export function expectCapability({ permissions }: Pick<Caller, 'permissions'>, capability: Capability): void {
  if (mayUse(permissions, capability)) return;
  throw new ApiError({ code: 'forbidden', message: capabilities[capability].refusal });
}
