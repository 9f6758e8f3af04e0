import { createContext, useContext } from 'react';
import type { PortalConfig } from '@contract/portalConfig/schema';

const ConfigContext = createContext<PortalConfig | null>(null);

/** Hands the company's configuration to everything below it. */
export const ConfigProvider = ConfigContext;

/** What this page knows of the company that it serves. */
export function useConfig(): PortalConfig {
  const config = useContext(ConfigContext);
  if (!config)
    throw new Error(
      'useConfig was used outside ConfigProvider, so the company is unknown. Wrap the page in it.',
    );
  return config;
}
