import { KEPT_DAYS } from '@contract/rules/accessRequest';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { openWorker, type Worker } from '@server/jobs/worker';

interface Log {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

interface ForgetDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const DAY = 86_400_000;
const nothing = {
  account_no: null,
  zip: null,
  figure: null,
  name: null,
  email: null,
  phone: null,
  relationship: null,
  note: null,
  reason: null,
} as const;

/** Deletes what says who asked, so many days after the decision; and after a day where a request came from. */
export async function forgetAccessRequests({ db: { sql }, clock }: ForgetDeps): Promise<void> {
  const now = clock.now();
  const before = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  await sql
    .updateTable('access_request')
    .set({ ...nothing, forgotten_at: now.toISOString() })
    .where('forgotten_at', 'is', null)
    .where('decided_at', '<', before(KEPT_DAYS))
    .execute();
  await sql
    .updateTable('access_request')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('asked_at', '<', before(1))
    .execute();
}

/** Nothing is claimed: once a minute it deletes what is due. */
export const openForgetWorker = (deps: ForgetDeps, log: Log): Worker =>
  openWorker<never>({
    name: 'old-access-requests',
    db: deps.db,
    lanes: 1,
    claim: () => Promise.resolve([]),
    work: () => Promise.resolve(),
    tidy: () => forgetAccessRequests(deps),
    complain: (error) =>
      log.warn({ error: error.message }, 'What is known of old requests for access could not be deleted.'),
  });
