import { type RawBuilder, sql } from 'kysely';
import type { PrepayContract } from '@contract/prepay/rows';
import type { PrepayType } from '@contract/prepay/labels';

/** The ERP's letter for each type of contract. */
export const typeLetters: Readonly<Record<PrepayType, string>> = {
  product: 'S',
  group: 'G',
  generic: 'N',
  downPayment: 'D',
  unpaidBooking: 'U',
};

/** The type of a contract "c" in the contract's word, inside a query. */
export const typeWord: RawBuilder<PrepayType> = sql<PrepayType>`case c.type ${sql.join(
  Object.entries(typeLetters).map(([word, letter]) => sql`when ${sql.lit(letter)} then ${sql.lit(word)}`),
  sql` `,
)} end`;

/** How much of what was booked on a contract "c" has been paid in; null where nothing was booked. */
export const paidIn = sql<PrepayContract['paidIn']>`case
  when c.booked_cents = 0 then null
  when c.paid_cents = 0 then 'unpaid'
  when c.paid_cents < c.booked_cents then 'partPaid'
  else 'paid' end`;
