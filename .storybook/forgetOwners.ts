import * as React from 'react';

const internals = (React as unknown as Record<string, Record<string, unknown>>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]!;

/**
 * Has React take every element for one too many to remember who made it. It takes a stack from each of the first ten
 * thousand of a second, which no test ever reads, and that was a fifth of its rendering.
 */
export function forgetOwners() {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set() {},
  });
}
