import type { PortalConfig } from '@contract/portalConfig/schema';
import { ApiError } from '@contract/problem';

/**
 * The company that this page serves, from /config.json. The pool's endpoint may be a path there; it is made
 * absolute, because the user pool's client takes nothing else.
 */
export async function loadConfig(origin: string, send: typeof fetch = fetch): Promise<PortalConfig> {
  const response = await send('/config.json').catch(() => undefined);
  const config = response?.ok
    ? ((await response.json().catch(() => undefined)) as PortalConfig | undefined)
    : undefined;
  if (!config) {
    throw new ApiError({
      code: 'unavailable',
      message:
        'The portal’s settings could not be read, so nobody can sign in. Check your connection and reload the page.',
    });
  }
  const { userPoolEndpoint: endpoint } = config;
  return { ...config, ...(endpoint && { userPoolEndpoint: new URL(endpoint, origin).href }) };
}
