import type { HealthReport } from '@contract/health/schema';

/** Put in by scripts/build.mjs. */
declare const FIELDGATE_BUILD: HealthReport['build'] | undefined;

/** Which build this is; unknown where the sources run as they are, in tests and `npm run dev`. */
export const buildFacts: HealthReport['build'] =
  typeof FIELDGATE_BUILD === 'undefined' ? { version: 'unknown', commit: 'unknown' } : FIELDGATE_BUILD;

/** By which others know what this build does; undefined where it is of more than a commit, or nobody said of which. */
export const release: string | undefined = /^[0-9a-f]{12}$/.test(buildFacts.commit)
  ? `${buildFacts.version} ${buildFacts.commit}`
  : undefined;
