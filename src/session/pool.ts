/** Which user pool knows the customers. */
export interface Pool {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** Absolute; only where the pool is not AWS's own. */
  readonly userPoolEndpoint?: string;
  readonly region: string;
  /** The claim of the ID token that permissions go by. */
  readonly usernameClaim?: string;
  /** How a password is proven; USER_SRP_AUTH where nothing is said. */
  readonly authFlowType?: string;
  /** Whether the pool spares a device the code where its user wishes so. */
  readonly remembersDevices?: boolean;
}

/** The ways to prove a password, and Amplify's names for them. */
const authFlows = {
  USER_SRP_AUTH: 'USER_SRP_AUTH',
  USER_PASSWORD_AUTH: 'USER_PASSWORD_AUTH',
  CUSTOM_AUTH: 'CUSTOM_WITH_SRP',
} as const;

type AuthFlow = keyof typeof authFlows;

const isAuthFlow = (type: string): type is AuthFlow => Object.hasOwn(authFlows, type);

/** In Amplify's words. It would silently take SRP for a name that it does not know. */
export function authFlowOf({ authFlowType = 'USER_SRP_AUTH' }: Pick<Pool, 'authFlowType'>) {
  if (!isAuthFlow(authFlowType)) throw new Error(invalidFlow);
  return authFlows[authFlowType];
}

const invalidFlow = 'Authentication flow type is invalid.';

/** Why nobody could ever sign in to this pool, word for word: docs/identity.md#pool-settings. */
export function whyPoolUnusable({
  userPoolId,
  userPoolClientId,
  authFlowType = 'USER_SRP_AUTH',
}: Pick<Pool, 'userPoolId' | 'userPoolClientId' | 'authFlowType'>) {
  if (!userPoolId || !userPoolClientId) return 'Both UserPoolId and ClientId are required.';
  if (userPoolId.length > 55 || !/^[\w-]+_[0-9a-zA-Z]+$/.test(userPoolId))
    return 'Invalid UserPoolId format.';
  return isAuthFlow(authFlowType) ? undefined : invalidFlow;
}

/** Where the pool's operations are called. */
export const endpointOf = ({ userPoolEndpoint, region }: Pool): string =>
  userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`;
