import type { CognitoIdentityProviderClientConfig } from '@aws-sdk/client-cognito-identity-provider';

interface HttpRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A pool of this process, reached without a network. */
export interface InsidePool {
  readonly accessKey: { readonly accessKeyId: string; readonly secretAccessKey: string };
  send(request: {
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }): Promise<{
    readonly statusCode: number;
    readonly headers: Record<string, string>;
    readonly body: Uint8Array;
  }>;
}

/** Settings of the SDK's client for such a pool: it signs as ever, and its requests are handed over in memory. */
export const insideClient = (pool: InsidePool): CognitoIdentityProviderClientConfig => ({
  endpoint: 'http://inside/',
  credentials: pool.accessKey,
  requestHandler: {
    handle: async ({ path, headers, body }: HttpRequest) => ({
      response: await pool.send({ path, headers, body: new TextDecoder().decode(body as Uint8Array) }),
    }),
  },
});
