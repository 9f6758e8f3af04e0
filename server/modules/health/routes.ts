import { setTimeout as pause } from 'node:timers/promises';
import { type HealthReport, health } from '../../../contract/health';
import { Refusal } from '../../../contract/problem';
import type { Api } from '../../http/api';
import type { HealthRepository } from './repository';

interface HealthOptions {
  readonly repository: HealthRepository;
  readonly pool: HealthReport['pool'];
}

/** Whoever asks for it decides by the answer where to send callers, and does not wait. */
const LATE_MS = 2_000;

export function healthRoutes(api: Api, { repository, pool }: HealthOptions): void {
  api.on(health.read, async (): Promise<HealthReport> => {
    const feed = await Promise.race([repository.feedState(), late()]).catch((cause: unknown) => {
      throw new Refusal({
        code: 'unavailable',
        message: 'The portal cannot reach its data, so it serves nobody. It looks for them by itself.',
        cause,
      });
    });
    return { status: 'ok', database: 'ok', pool, feed: { asOf: feed?.asOf ?? null } };
  });
}

async function late(): Promise<never> {
  await pause(LATE_MS, undefined, { ref: false });
  throw new Error('The database did not answer in time.');
}
