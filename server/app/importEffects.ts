import { letterheadOf } from './brand';
import type { Config } from './config';
import type { OpenDrawings } from './openDrawings';
import type { Db } from '../db/db';
import { type DisputeOptions, reopenDisputes, settleDisputes } from '../domain/messages/settleDisputes';
import { reopenPlans } from '../domain/paymentPlans/settlePlans';
import { reopenPromises } from '../domain/promises/settlePromises';
import type { ImportOptions } from '../feed/importOptions';
import type { Jobs } from '../jobs/jobs';
import { type Matching, openMatching } from '../modules/requests/matching/openMatching';
import { tellImport, withdrawNotices } from '../modules/notices/importNotices';
import { openStatements, type Statements } from '../modules/statements/statementJobs';

/** What is set going by an import and by its rollback; the same for the server and for the command. */
export interface ImportEffects extends Required<Pick<ImportOptions, 'onApplied' | 'onRolledBack'>> {
  /** What came before there was anybody to make it ready is made ready now. */
  readonly onStart: Matching['onApplied'];
  readonly statements: Statements;
  readonly matching: Matching;
}

interface EffectParts extends Pick<DisputeOptions, 'outbox' | 'clock'> {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly drawing: Pick<OpenDrawings, 'drawings' | 'pace'>;
}

export async function openImportEffects(
  { booksZone, company, brand, mail }: Pick<Config, 'booksZone' | 'company' | 'brand' | 'mail'>,
  { db, jobs, outbox, clock, drawing }: EffectParts,
): Promise<ImportEffects> {
  const statements = await openStatements({
    db,
    jobs,
    draw: drawing.drawings.statement,
    pace: drawing.pace,
    booksZone,
    sender: { ...company, letterhead: brand && letterheadOf(brand), portalUrl: mail.portalUrl },
  });
  const matching = await openMatching(jobs);
  const disputes = { outbox, clock, booksZone };
  const onStart = async (tx: Parameters<Matching['onApplied']>[0]) => {
    await statements.onApplied(tx);
    await matching.onApplied(tx);
  };
  return {
    statements,
    matching,
    onStart,
    async onApplied(tx, importId) {
      await onStart(tx);
      await settleDisputes(tx, disputes);
      await tellImport(tx, importId, { clock, booksZone });
    },
    async onRolledBack(tx, appliedAt) {
      await matching.onRolledBack(tx, appliedAt);
      await reopenDisputes(tx, disputes, appliedAt);
      await reopenPromises(tx, { clock }, appliedAt);
      await reopenPlans(tx, { clock }, appliedAt);
      await withdrawNotices(tx, { clock, booksZone });
    },
  };
}
