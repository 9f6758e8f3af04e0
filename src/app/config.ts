import type { PortalConfig } from '@contract/portalConfig/schema';
import { ApiError } from '@contract/problem';
import * as m from '@locales/shell';

/**
 * The company that this page serves: the server wrote it into the page; a page that comes from its sources asks for
 * /config.json. The pool's endpoint may be a path there; it is made absolute, because the user pool's client takes
 * nothing else.
 */
export async function loadConfig(
  origin: string,
  page: Pick<Document, 'getElementById'>,
  send: typeof fetch = fetch,
): Promise<PortalConfig> {
  const written = page.getElementById('config')?.textContent;
  const config = written ? (JSON.parse(written) as PortalConfig) : await ask(send);
  if (!config) {
    throw new ApiError({ code: 'unavailable', message: m.settingsUnreadable() });
  }
  const { userPoolEndpoint: endpoint } = config;
  return { ...config, ...(endpoint && { userPoolEndpoint: new URL(endpoint, origin).href }) };
}

async function ask(send: typeof fetch): Promise<PortalConfig | undefined> {
  const response = await send('/config.json').catch(() => undefined);
  return response?.ok
    ? ((await response.json().catch(() => undefined)) as PortalConfig | undefined)
    : undefined;
}
