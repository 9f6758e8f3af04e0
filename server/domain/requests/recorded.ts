import type { Kysely } from 'kysely';
import { isHandedOver } from '@contract/requests/labels';
import { levelOpens } from '@contract/rules/accessOpens';
import type { RequestTable, Tables } from '@server/db/tables';

/** Whether the office recorded it for its customer: a check that was handed over at a branch. */
export const isRecorded = ({
  flow,
  delivery_method,
}: Pick<RequestTable, 'flow' | 'delivery_method'>): boolean =>
  isHandedOver({ flow, deliveryMethod: delivery_method });

/**
 * The sign-ins of an account that may read its requests.
 * @param today 'YYYY-MM-DD'
 */
export async function readersOf(db: Kysely<Tables>, accountNo: string, today: string): Promise<string[]> {
  const people = await db
    .selectFrom('account_access')
    .select(['name', 'level'])
    .where('account_no', '=', accountNo)
    .where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>=', today)]))
    .orderBy('name')
    .execute();
  return people.flatMap(({ name, level }) => (levelOpens(level, 'requests') ? [name] : []));
}
