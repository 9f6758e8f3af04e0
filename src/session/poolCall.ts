interface PoolDoor {
  readonly endpoint: string;
  readonly fetch: typeof globalThis.fetch;
}

/** Calls one operation of the user pool directly, where Amplify would not say how it ended. */
export const postToPool = (
  { endpoint, fetch }: PoolDoor,
  operation: string,
  members: object,
): Promise<Response> =>
  fetch(endpoint, {
    method: 'POST',
    cache: 'no-store',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(members),
  }).catch((cause: unknown) => {
    throw Object.assign(new Error('Network error', { cause }), { name: 'NetworkError' });
  });

/** The pool's refusal as an error that is named by the pool's own code. */
export async function apiErrorOf(response: Response): Promise<Error> {
  const told = (await response.json().catch(() => ({}))) as {
    readonly __type?: string;
    readonly message?: string;
  };
  const name = told.__type ?? 'InternalErrorException';
  return Object.assign(new Error(told.message ?? `The user pool answered ${response.status}.`), { name });
}
