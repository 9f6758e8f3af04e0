import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { SuppressedAddress } from '@contract/email/schema';
import type { Tx } from '@server/db/db';
import type { SuppressedAddressTable, Tables } from '@server/db/tables';
import { RETURNED_DAYS, RETURNED_EMAILS, type ReportKind } from './rules';

type Sql = Kysely<Tables>;

/** Whether an address has a mark: docs/rules.md#returned-email. */
export const isSuppressed = (address: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from suppressed_address k where k.address = lower(${address}) and k.ended_at is null)`;

/** An email as the outbox has it, as far as its address goes. */
export interface Returned {
  readonly message_id: string;
  readonly recipient: string;
  readonly reader: string | null;
  readonly letter: string;
  readonly sent_at: string | null;
}

/**
 * Notes what a carrier says of an email's address, and marks the address where that is enough. What was sent before a
 * mark of it ended says nothing new. The caller holds the email's row and knows that the report is news.
 */
export async function noteReturn(tx: Tx, email: Returned, kind: ReportKind, now: Date): Promise<void> {
  const address = email.recipient.toLowerCase();
  const last = await tx.sql
    .selectFrom('suppressed_address')
    .select(['ended_at', 'reason'])
    .where('address', '=', address)
    .forUpdate()
    .executeTakeFirst();
  const endedAt = last?.ended_at ?? null;
  if (endedAt !== null && (email.sent_at ?? '') <= endedAt) return;
  const reason = await reasonFor(tx.sql, { address, kind, now, since: endedAt });
  // Spam is worse than what came back, and nothing is worse than spam.
  if (!reason || (last && endedAt === null && (last.reason === 'complained' || reason !== 'complained')))
    return;
  const row = {
    reason,
    since: now.toISOString(),
    reader: email.reader,
    message_id: email.message_id,
    letter: email.letter,
    ended_at: null,
    ended_by: null,
    code_hash: null,
    code_sent_at: null,
    code_tries: 0,
  };
  await tx.sql
    .insertInto('suppressed_address')
    .values({ address, ...row })
    .onConflict((is) => is.column('address').doUpdateSet(row))
    .execute();
}

interface Reported {
  readonly address: string;
  readonly kind: ReportKind;
  readonly now: Date;
  /** Reports before this instant do not count. */
  readonly since: string | null;
}

async function reasonFor(
  db: Sql,
  { address, kind, now, since }: Reported,
): Promise<SuppressedAddressTable['reason'] | undefined> {
  if (kind === 'complaint') return 'complained';
  if (kind === 'permanent') return 'bounced';
  const from = new Date(now.getTime() - RETURNED_DAYS * 86_400_000).toISOString();
  const { emails } = await db
    .selectFrom('email_report')
    .select((eb) => eb.fn.count<number>('message_id').distinct().as('emails'))
    .where('address', '=', address)
    .where('kind', '=', 'transient')
    .where('at', '>', since !== null && since > from ? since : from)
    .executeTakeFirstOrThrow();
  return emails >= RETURNED_EMAILS ? 'unreachable' : undefined;
}

interface Ending {
  readonly by: NonNullable<SuppressedAddressTable['ended_by']>;
  readonly at: Date;
  /** Only a mark that is older than this instant, and none for spam: what arrives says nothing of what is wanted. */
  readonly ifBefore?: string;
}

/** Ends the mark of an address. @returns what it was; undefined where there was none */
export const endSuppression = (
  { sql: db }: Pick<Tx, 'sql'>,
  address: string,
  { by, at, ifBefore }: Ending,
): Promise<{ reason: string; since: string } | undefined> =>
  db
    .updateTable('suppressed_address')
    .set({ ended_at: at.toISOString(), ended_by: by, code_hash: null })
    .where('address', '=', address.toLowerCase())
    .where('ended_at', 'is', null)
    .$if(ifBefore !== undefined, (query) =>
      query.where('since', '<', ifBefore!).where('reason', '<>', 'complained'),
    )
    .returning(['reason', 'since'])
    .executeTakeFirst();

const named = ['address', 'reason', 'since', 'letter as kind'] as const;

/** The mark of an address; null where it has none. */
export async function suppressionOf(db: Sql, address: string): Promise<SuppressedAddress | null> {
  const mark = await db
    .selectFrom('suppressed_address')
    .select(named)
    .where('address', '=', address.toLowerCase())
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return mark ?? null;
}

/** The marks of a person's addresses: of the sign-in's name first, then of where else they were written to. */
export const suppressionsOf = (db: Sql, person: string): Promise<SuppressedAddress[]> =>
  db
    .selectFrom('suppressed_address')
    .select(named)
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('address', '=', person.toLowerCase()), eb('reader', '=', person)]))
    .orderBy((eb) => eb('address', '<>', person.toLowerCase()))
    .orderBy('since')
    .execute();
