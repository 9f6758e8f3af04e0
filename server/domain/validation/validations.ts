import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { ValidationMode } from '@contract/originator/labels';
import { undebitable } from '@contract/format/bankNumbers';
import {
  COUNTED_DAYS,
  drawDeposits,
  MAX_CHECKS,
  MAX_TRIES,
  type ValidationKind,
} from '@contract/rules/accountValidation';
import { MAX_DEBITABLE_DIGITS } from '@contract/rules/bank';
import { originatorInForce } from '@server/domain/originator/originator';
import { lockRow } from '@server/db/lockRow';
import type { OptionValidationTable, Tables } from '@server/db/tables';

/** What a check of a bank account is called in bank files and by the office. */
export const validationNumber = (seq: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`'AV-' || lpad(${seq}::text, 6, '0')`;

/** A whole number from 0 up to one less than the limit, that nobody can foresee. */
export type RandomBelow = (limit: number) => number;

interface Beginning {
  readonly at: Date;
  readonly random: RandomBelow;
}

interface Which {
  /** One bank account; without it all that have none yet. */
  readonly optionId?: string;
  /** Whether deposits that lapsed do not stand in the way. */
  readonly again?: boolean;
}

/** How the company has bank accounts checked now. */
const validationMode = async (db: Kysely<Tables>, at: Date): Promise<ValidationMode> =>
  (await originatorInForce(db, at))?.settings.validation ?? 'byHand';

/** So many at a time: the rows of a company that turns the checks on are no more of a burden than others. */
const AT_ONCE = 200;

/**
 * Begins to check bank accounts, in the way that the company does it now, that wait to be confirmed, can be debited by a
 * file, and are not being checked; answers how many. One that was checked too often, or tried too often, is left to the office.
 */
export async function beginValidations(
  db: Kysely<Tables>,
  { at, random }: Beginning,
  { optionId, again = false }: Which = {},
): Promise<number> {
  const kind = await validationMode(db, at);
  if (kind === 'byHand') return 0;
  const over = again ? ['dropped', 'expired'] : ['dropped'];
  const { rows } = await sql<{ optionId: string }>`
    select o.option_id as "optionId" from payment_option o
    where o.status = 'pendingVerification'
      and ${optionId === undefined ? sql`true` : sql`o.option_id = ${optionId}`}
      and o.account_digits <= ${MAX_DEBITABLE_DIGITS}
      and left(o.routing_number, 2)::int <> all(${[...undebitable]}::int[])
      and not exists (select from option_validation v
        where v.option_id = o.option_id and v.status <> all(${over}::text[]))
      and (select count(v.sent_at) < ${MAX_CHECKS}
          and coalesce(sum(jsonb_array_length(v.tried)), 0) < ${MAX_TRIES}
        from ${ofSameNumber(sql`o`, at)})
    order by o.created_at limit ${AT_ONCE}
    for update of o skip locked`.execute(db);
  if (rows.length === 0) return 0;
  await db
    .insertInto('option_validation')
    .values(
      rows.map((row) => {
        const [first, second] = kind === 'microEntries' ? drawDeposits(random) : [null, null];
        return {
          validation_id: randomUUID(),
          option_id: row.optionId,
          kind,
          status: 'waiting' as const,
          first_cents: first,
          second_cents: second,
          created_at: at.toISOString(),
        };
      }),
    )
    .execute();
  return rows.length;
}

/** Gives up checks that no file holds yet where the company has bank accounts checked otherwise now, or by hand. */
export async function dropOtherwise(db: Kysely<Tables>, at: Date): Promise<void> {
  const mode = await validationMode(db, at);
  const others = db
    .selectFrom('option_validation')
    .where('status', '=', 'waiting')
    .where('kind', '!=', mode as ValidationKind);
  if (!(await others.select('validation_id').limit(1).executeTakeFirst())) return;
  // No file takes them meanwhile.
  await lockRow(db, 'ach_lock');
  const left = await others
    .select('validation_id')
    .where(
      sql<boolean>`not exists (select from ach_entry e where e.validation_id = option_validation.validation_id and e.live)`,
    )
    .execute();
  for (const { validation_id: id } of left) await endValidation(db, id, at, { status: 'dropped' });
}

/** Checks "v" of the number of a bank account by its owner that count now, whichever of their bank accounts had it. */
export const ofSameNumber = (option: RawBuilder<unknown>, at: Date): RawBuilder<unknown> =>
  sql`payment_option s join option_validation v on v.option_id = s.option_id
    where s.owner = ${option}.owner and s.fingerprint = ${option}.fingerprint
      and v.created_at > ${at.toISOString()}::timestamptz - make_interval(days => ${COUNTED_DAYS})`;

/** How many wrong pairs of amounts count for the number of a bank account. */
export async function triedSoFar(db: Kysely<Tables>, optionId: string, at: Date): Promise<number> {
  const { rows } = await sql<{ tried: number }>`
    select (select coalesce(sum(jsonb_array_length(v.tried)), 0)::integer from ${ofSameNumber(sql`o`, at)}) as tried
    from payment_option o where o.option_id = ${optionId}`.execute(db);
  return rows[0]?.tried ?? 0;
}

type Ending = Pick<Selectable<OptionValidationTable>, 'status'> & { readonly return_code?: string };

/** Ends a check; the bank account is for the caller to change. */
export const endValidation = async (
  db: Kysely<Tables>,
  validationId: string,
  at: Date,
  ending: Ending,
): Promise<void> => {
  await db
    .updateTable('option_validation')
    .set({ ...ending, decided_at: at.toISOString() })
    .where('validation_id', '=', validationId)
    .execute();
};

/** Ends whatever check of a bank account goes on, since it is needed no more; its bank account is locked already. */
export const dropValidation = async (db: Kysely<Tables>, optionId: string, at: Date): Promise<void> => {
  await db
    .updateTable('option_validation')
    .set({ status: 'dropped', decided_at: at.toISOString() })
    .where('option_id', '=', optionId)
    .where('status', 'in', ['waiting', 'sent'])
    .execute();
};
