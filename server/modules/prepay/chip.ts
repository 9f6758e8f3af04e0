import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { prepayChips } from '@contract/prepay/labels';
import { contractCounts, contractStatus } from '@server/domain/documents/contractStatus';

/** Whether a contract is in the state that a chip stands for; no chip lets every one through. */
export function inChip(chip: string | undefined, asOf: string): RawBuilder<SqlBool> {
  if (!chip) return sql<SqlBool>`true`;
  if (chip === ('open' satisfies (typeof prepayChips)[number])) return contractCounts(asOf);
  return sql<SqlBool>`${contractStatus(asOf)} = ${chip}`;
}
