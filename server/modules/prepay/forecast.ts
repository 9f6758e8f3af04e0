import { type Kysely, type SqlBool, sql } from 'kysely';
import { addMonths } from '@contract/format/date';
import { anyOf } from '@server/db/anyOf';
import { cropYear, groupCode } from '@server/domain/documents/lineGroup';
import type { Tables } from '@server/db/tables';
import { contractStatus } from '@server/domain/documents/contractStatus';
import { groupCodes, typeWord } from './contractSql';
import { type Bought, type Drawable, usedUpDays } from './usedUp';

/**
 * When the contracts of some accounts would be used up at last season's pace, by contract number.
 * @param asOf 'YYYY-MM-DD'
 */
export const forecastOf =
  (db: Kysely<Tables>) =>
  async (accounts: readonly string[], asOf: string): Promise<ReadonlyMap<string, string>> => {
    if (accounts.length === 0) return new Map();
    const contracts = await sql<Drawable>`select c.contract_no as "contractNo", c.account_no as "accountNo",
        c.crop_year as "cropYear", ${typeWord} as "type", ${groupCodes} as "groupCodes",
        array(select product_code from prepay_line
          where contract_no = c.contract_no and product_code is not null) as "productCodes",
        c.expires_on as "expiresOn", c.remaining_cents as "remainingCents"
      from prepay_contract c where ${anyOf(sql.ref('c.account_no'), accounts)}
        and c.remaining_cents > 0 and ${contractStatus(asOf)} in ('open', 'partUsed')`.execute(db);
    const drawing = [...new Set(contracts.rows.map(({ accountNo }) => accountNo))];
    if (drawing.length === 0) return new Map();
    return usedUpDays(contracts.rows, await boughtSince(db, drawing, addMonths(asOf, -12)));
  };

async function boughtSince(db: Kysely<Tables>, accounts: readonly string[], day: string): Promise<Bought[]> {
  return db
    .selectFrom('invoice as i')
    .innerJoin('invoice_line as l', 'l.invoice_no', 'i.invoice_no')
    .leftJoin('product as p', 'p.product_code', 'l.product_code')
    .select([
      'i.account_no as accountNo',
      sql<number>`${cropYear}`.as('cropYear'),
      'l.product_code as productCode',
      sql<string | null>`${groupCode}`.as('groupCode'),
      'i.invoice_date as on',
      sql<number>`sum(l.net_cents)::bigint`.as('cents'),
    ])
    .where((eb) => anyOf(eb.ref('i.account_no'), accounts))
    .where('i.invoice_date', '>', day)
    .where('i.doc_type', '<>', 'F')
    .where('i.voided', '=', false)
    .where(sql<SqlBool>`${cropYear} is not null`)
    .groupBy(['i.account_no', 'cropYear', 'l.product_code', 'groupCode', 'i.invoice_date'])
    .execute();
}
