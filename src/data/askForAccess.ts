import * as accessRequests from '@contract/accessRequests/endpoints';
import type { AccessEntries } from '@contract/rules/accessRequest';
import { openCall } from './openCall';

/** Asks for a sign-in, for whoever has none. The same key again is the same request. */
export const askForAccess = (body: AccessEntries, key: string): Promise<{ readonly requestNo: string }> =>
  openCall(accessRequests.ask, { body, key });
