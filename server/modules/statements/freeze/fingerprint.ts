import { type RawBuilder, sql } from 'kysely';

const said = [
  'account_no',
  'period_from',
  'period_to',
  'close_at',
  'due_date',
  'previous_balance_cents',
  'charges_cents',
  'credits_cents',
  'finance_charge_cents',
  'ending_balance_cents',
  'amount_due_cents',
  'future_obligations_cents',
  'discount_through',
  'discount_amount_cents',
  'revision',
  'supersedes',
];

/** What the ERP's row says, its paper apart, as one short text. For table "s". */
export const fingerprint: RawBuilder<string> = sql<string>`md5(jsonb_build_array(${sql.join(
  said.map((column) =>
    column === 'close_at' ? sql`extract(epoch from s.close_at)` : sql.ref(`s.${column}`),
  ),
)})::text)`;
