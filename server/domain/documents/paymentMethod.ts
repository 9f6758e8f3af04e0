import { type RawBuilder, sql } from 'kysely';

/** The ERP's letters for how a payment came, in the portal's words. */
const methods = {
  A: 'ach',
  K: 'check',
  C: 'cash',
  V: 'card',
  D: 'depositPlan',
  P: 'prepay',
  M: 'other',
} as const;

export type PaymentMethod = (typeof methods)[keyof typeof methods];

export const paymentMethod = (letter: string): PaymentMethod =>
  methods[letter as keyof typeof methods] ?? 'other';

/** The same in SQL. What was asked for in the portal is told apart from other transfers. */
export const paymentMethodOf = (
  letter: RawBuilder<unknown>,
  isPortals: RawBuilder<unknown>,
): RawBuilder<PaymentMethod | 'portalAch'> => sql<PaymentMethod | 'portalAch'>`case
  when ${letter} = 'A' and ${isPortals} then 'portalAch'
  ${sql.join(
    Object.entries(methods).map(([one, word]) => sql`when ${letter} = ${sql.lit(one)} then ${sql.lit(word)}`),
    sql` `,
  )} else 'other' end`;
