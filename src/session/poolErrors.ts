import * as m from '@locales/session';
import type { Failure } from './messages';

/** The code of a failure that will not go away: this pool does not do what was asked for. */
export const notOffered = 'NotOffered';

const refusals: ReadonlySet<string> = new Set([
  'FeatureUnavailableInTierException',
  'ForbiddenException',
  'InvalidEmailRoleAccessPolicyException',
  'InvalidSmsRoleAccessPolicyException',
  'InvalidSmsRoleTrustRelationshipException',
  'SoftwareTokenMFANotFoundException',
  'UnknownOperationException',
  'UnsupportedOperationException',
  'UserPoolAddOnNotEnabledException',
]);

/** A pool that lacks something says so in many ways, which come to the same for whoever asked. */
export const asOffered = (failure: Failure): Failure =>
  isRefusal(failure) ? { code: notOffered, message: m.notOffered() } : failure;

function isRefusal({ code, message }: Failure): boolean {
  if (code === 'NotAuthorizedException') return /required scopes/i.test(message);
  if (code === 'InvalidParameterException')
    return /not (enabled|configured|supported|available)|unsupported/i.test(message);
  return refusals.has(code);
}

/** Whether the access token is worth nothing any more: it ran out, or somebody signed out everywhere. */
export const isSessionOver = ({ code, message }: Failure): boolean =>
  code === 'NotAuthorizedException' &&
  /^(Invalid Access Token|Access Token has)/i.test(message) &&
  !/scopes/i.test(message);
