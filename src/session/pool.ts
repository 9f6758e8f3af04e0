/** Which user pool knows the customers. */
export interface Pool {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** Absolute; only where the pool is not AWS's own. */
  readonly userPoolEndpoint?: string;
  readonly region: string;
  /** The claim of the ID token that permissions go by. */
  readonly usernameClaim?: string;
}

/** Spec §8 and §9: why nobody could ever sign in to this pool, word for word; undefined where one can. */
export function whyPoolUnusable({
  userPoolId,
  userPoolClientId,
}: Pick<Pool, 'userPoolId' | 'userPoolClientId'>) {
  if (!userPoolId || !userPoolClientId) return 'Both UserPoolId and ClientId are required.';
  if (userPoolId.length > 55 || !/^[\w-]+_[0-9a-zA-Z]+$/.test(userPoolId))
    return 'Invalid UserPoolId format.';
  return undefined;
}

/** Where the pool's operations are called. */
export const endpointOf = ({ userPoolEndpoint, region }: Pool): string =>
  userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`;
