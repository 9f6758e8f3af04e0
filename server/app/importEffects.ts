import { letterheadOf } from './brand';
import type { Config } from './config';
import type { Db } from '../db/db';
import type { Jobs } from '../jobs/jobs';
import { type Matching, openMatching } from '../modules/requests/matching/openMatching';
import { openStatements, type Statements } from '../modules/statements/statementJobs';

/** What is set going by an import and by its rollback; the same for the server and for the command. */
export interface ImportEffects extends Pick<Matching, 'onApplied' | 'onRolledBack'> {
  readonly statements: Statements;
  readonly matching: Matching;
}

export async function openImportEffects(
  { booksZone, company, brand }: Pick<Config, 'booksZone' | 'company' | 'brand'>,
  db: Db,
  jobs: Jobs,
): Promise<ImportEffects> {
  const statements = await openStatements({
    db,
    jobs,
    booksZone,
    sender: { ...company, letterhead: brand && letterheadOf(brand) },
  });
  const matching = await openMatching(jobs);
  return {
    statements,
    matching,
    async onApplied(tx) {
      await statements.onApplied(tx);
      await matching.onApplied(tx);
    },
    onRolledBack: matching.onRolledBack,
  };
}
