import type { checks } from './checks';

/** Rules that the repository does not keep yet. One that it keeps must be taken off. */
export const pending: readonly (keyof typeof checks)[] = [];
