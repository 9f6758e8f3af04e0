import { sql } from 'kysely';
import { dateInZone } from '@contract/format/date';
import { silenceDecides } from '@server/domain/validation/settleValidation';
import { beginValidations, dropOtherwise } from '@server/domain/validation/validations';
import { openWorker, type Worker } from '@server/jobs/worker';
import type { OptionDeps } from './moment';

interface Log {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

type Deps = Pick<OptionDeps, 'db' | 'clock' | 'outbox' | 'booksZone' | 'random'>;

interface Due {
  readonly validationId: string;
}

/** Checks that silence decides by now, whenever the portal ran last. */
const due = async ({ db, clock, booksZone }: Deps, most: number): Promise<readonly Due[]> => {
  const { rows } = await sql<Due>`
    select validation_id as "validationId" from option_validation
    where status = 'sent' and decide_on <= ${dateInZone(clock.now(), booksZone)}
    order by decide_on, validation_no limit ${most}`.execute(db.sql);
  return rows;
};

const failures = {
  claim: 'Which bank accounts have been checked could not be read; it is tried again.',
  work: 'A bank account that was checked does not say so yet; it is tried again.',
  tidy: 'Bank accounts that wait to be checked could not be looked through; it is tried again.',
} as const;

/** Ends checks of bank accounts by their day, and begins those that the company wants of accounts saved before. */
export const openValidationWorker = (deps: Deps, log: Log): Worker =>
  openWorker<Due>({
    name: 'account-checks',
    db: deps.db,
    lanes: 1,
    claim: (most) => due(deps, most),
    work: ({ validationId }) =>
      deps.db.transaction((tx) => silenceDecides(tx, deps, validationId, deps.clock.now())),
    tidy: () => keepUp(deps),
    complain: (error, doing) => log.warn({ error: error.message }, failures[doing]),
  });

/** Goes over to how the company has bank accounts checked now. */
export async function keepUp({ db, clock, random }: Deps): Promise<void> {
  const at = clock.now();
  await db.transaction((tx) => dropOtherwise(tx.sql, at));
  let begun: number;
  do begun = await db.transaction((tx) => beginValidations(tx.sql, { at, random }));
  while (begun > 0);
}
