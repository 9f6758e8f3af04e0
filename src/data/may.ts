import { createContext, useContext } from 'react';
import type { Capability } from '@contract/rules/capabilities';

export type May = (capability: Capability) => boolean;

/** Says what whoever looks may do; a page by itself offers everything. */
export const MayContext = createContext<May>(() => true);

/** Whether to offer what needs a capability. The server refuses again on its own. */
export const useMay = (): May => useContext(MayContext);
