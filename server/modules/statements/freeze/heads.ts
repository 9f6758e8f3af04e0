import type { Kysely } from 'kysely';
import { anyOf } from '@server/db/anyOf';
import { statementDate } from '@server/domain/documents/statementDate';
import type { Tables } from '@server/db/tables';
import { fingerprint } from './fingerprint';

/** The ERP's rows of some statements with their accounts, and the snapshot of each that was frozen last. */
export const headsOf = (db: Kysely<Tables>, statementNos: readonly string[], booksZone: string) =>
  db
    .selectFrom('statement as s')
    .innerJoin('account as a', 'a.account_no', 's.account_no')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('statement_snapshot as x')
          .select(['x.version', 'x.fingerprint', 'x.content'])
          .whereRef('x.statement_no', '=', 's.statement_no')
          .orderBy('x.version', 'desc')
          .limit(1)
          .as('x'),
      (join) => join.onTrue(),
    )
    .selectAll('s')
    .select([
      fingerprint.as('fingerprint'),
      statementDate(booksZone).as('statement_date'),
      'a.name',
      'a.dba',
      'a.address1',
      'a.address2',
      'a.city',
      'a.state',
      'a.zip',
      'x.version',
      'x.fingerprint as frozen_fingerprint',
      'x.content as frozen_content',
    ])
    .where((eb) => anyOf(eb.ref('s.statement_no'), statementNos))
    .orderBy('s.statement_no')
    .execute();

export type Head = Awaited<ReturnType<typeof headsOf>>[number];
