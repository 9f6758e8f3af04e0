/** What calls are signed with. */
export interface AwsKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/**
 * The AWS credentials of the surroundings (variables, a profile, the role of the machine), as the SDK finds them; they
 * are renewed by themselves. The SDK is loaded by the first call, which takes a tenth of a second.
 */
export function keysOfEnvironment(region: string): () => Promise<AwsKeys> {
  let found: Promise<() => Promise<AwsKeys>> | undefined;
  return async () => (await (found ??= open(region)))();
}

async function open(region: string): Promise<() => Promise<AwsKeys>> {
  // Else it prints at the first call for which Node its later releases are made. The installed one is pinned.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const { CognitoIdentityProviderClient } = await import('@aws-sdk/client-cognito-identity-provider');
  const { credentials } = new CognitoIdentityProviderClient({ region }).config;
  return () => credentials();
}
