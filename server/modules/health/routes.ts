import { setTimeout as pause } from 'node:timers/promises';
import type { HealthReport } from '@contract/health/schema';
import * as health from '@contract/health/endpoints';
import { ApiError } from '@contract/problem';
import * as m from '@locales/problems';
import type { Api } from '@server/http/api';
import type { HealthRepository } from './repository';

interface HealthOptions {
  readonly repository: HealthRepository;
  readonly pool: HealthReport['pool'];
  readonly build: HealthReport['build'];
}

/** Whoever asks for it decides by the answer where to send callers, and does not wait. */
const LATE_MS = 3_000;

export function healthRoutes(api: Api, { repository, pool, build }: HealthOptions): void {
  api.on(health.read, async (): Promise<HealthReport> => {
    const feed = await Promise.race([repository.feedState(), late()]).catch((cause: unknown) => {
      throw new ApiError({
        code: 'unavailable',
        message: m.unhealthy(),
        cause,
      });
    });
    return { status: 'ok', database: 'ok', pool, build, feed: { asOf: feed?.asOf ?? null } };
  });
}

async function late(): Promise<never> {
  await pause(LATE_MS, undefined, { ref: false });
  // An answer that is there already and was not looked at yet counts.
  await new Promise(setImmediate);
  throw new Error('The database did not answer in time.');
}
