import { createContext, use } from 'react';

/** Whom a page is for: customers read a little at a time, the office many rows at once. */
export type Density = 'customer' | 'office';

export const DensityContext = createContext<Density>('customer');

/** Whether the page is one of the office's, which is laid out closely: docs/decisions/073. */
export const useIsOffice = (): boolean => use(DensityContext) === 'office';
