import { type HealthReport, health } from '../../../contract/health';
import type { Api } from '../../http/api';
import type { HealthRepository } from './repository';

interface HealthOptions {
  readonly repository: HealthRepository;
  readonly pool: HealthReport['pool'];
}

export function healthRoutes(api: Api, { repository, pool }: HealthOptions): void {
  api.on(health.read, async (): Promise<HealthReport> => {
    // A database that does not answer is what this report is for, so it is told and not thrown.
    const feed = await repository.feedState().then(
      (state) => ({ database: 'ok' as const, asOf: state?.asOf ?? null }),
      () => ({ database: 'down' as const, asOf: null }),
    );
    const { database, ...shown } = feed;
    return { status: database === 'ok' ? 'ok' : 'degraded', database, pool, feed: shown };
  });
}
