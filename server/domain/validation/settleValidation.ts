import { sql } from 'kysely';
import { masked } from '@contract/format/accountNumber';
import { addDays, type CalendarDateText, dateInZone } from '@contract/format/date';
import { silenceDecidesOn, type ValidationKind } from '@contract/rules/accountValidation';
import { blocksBankAccount } from '@contract/rules/returnCodes';
import type { Tx } from '@server/db/db';
import { appendAudit, type AuditEntry } from '@server/domain/audit/appendAudit';
import type { OptionCheckEmail } from '@server/domain/email/emails';
import type { Outbox } from '@server/domain/email/outbox';
import { endValidation } from './validations';

interface Deps {
  readonly outbox: Outbox;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

type Who = Pick<AuditEntry, 'actor' | 'at' | 'origin'>;

/** What the portal does by itself. */
const byPortal = (at: Date): Who => ({ actor: 'portal', at });

/** A bank account whose row is locked. */
interface CheckedOption {
  readonly optionId: string;
  readonly owner: string;
  readonly status: string;
  readonly nickname: string;
  readonly bankName: string | null;
  readonly last: string;
}

interface Checked extends CheckedOption {
  readonly validationId: string;
  readonly kind: ValidationKind;
  readonly state: string;
  readonly decideOn: CalendarDateText | null;
}

/** A check with its bank account, which is locked before: whoever changes either does so. */
export async function lockChecked(tx: Tx, validationId: string): Promise<Checked | undefined> {
  const { rows } = await sql<Checked>`
    select o.option_id as "optionId", o.owner, o.status, o.nickname, o.bank_name as "bankName",
      o.account_last as last, v.validation_id as "validationId", v.kind, v.status as state, v.decide_on as "decideOn"
    from option_validation v join payment_option o on o.option_id = v.option_id
    where v.validation_id = ${validationId}
    for update of o`.execute(tx.sql);
  if (rows.length === 0) return undefined;
  // Read again behind the lock: what it waited for may have ended the check.
  const { state } = await tx.sql
    .selectFrom('option_validation')
    .select('status as state')
    .where('validation_id', '=', validationId)
    .executeTakeFirstOrThrow();
  return { ...rows[0]!, state };
}

type Told = OptionCheckEmail extends infer E
  ? E extends unknown
    ? Omit<E, 'name' | 'nickname' | 'bankName' | 'masked'>
    : never
  : never;

/** Tells the owner of a bank account how its check goes. No number and no amount is in it. */
export const tellOwner = (
  { sql: db }: Tx,
  { outbox }: Pick<Deps, 'outbox'>,
  { owner, nickname, bankName, last }: CheckedOption,
  told: Told,
): Promise<void> =>
  outbox.put(db, {
    channel: 'mail',
    to: owner,
    reader: owner,
    letter: { name: 'optionCheck', nickname, bankName, masked: masked(last), ...told },
  });

interface OptionChange {
  readonly status: 'active' | 'blocked' | 'failed';
  readonly reason: string | null;
  /** What the audit tells beside the status. */
  readonly because: Readonly<Record<string, string>>;
}

/** Changes where a bank account stands, which is locked. */
export async function changeOptionStatus(
  tx: Tx,
  { optionId, owner, status: before }: Pick<CheckedOption, 'optionId' | 'owner' | 'status'>,
  { status, reason, because }: OptionChange,
  who: Who,
): Promise<void> {
  await tx.sql
    .updateTable('payment_option')
    .set((eb) => ({
      status,
      status_reason: reason,
      ...(status === 'active' && { verified_at: who.at.toISOString() }),
      version: eb('version', '+', 1),
    }))
    .where('option_id', '=', optionId)
    .execute();
  await appendAudit(tx, {
    ...who,
    subject: owner,
    action: 'option.changed',
    entity: 'option',
    entityId: optionId,
    before: { status: before },
    after: { status, ...because },
  });
}

interface Sent {
  readonly validationId: string;
  /** When its file was marked as sent, an ISO instant. */
  readonly sentAt: string;
  readonly arrivesOn: CalendarDateText;
}

/** Says of a check that its file was sent, once, whatever other process does the same. */
export async function validationSent(
  tx: Tx,
  deps: Deps,
  { validationId, sentAt, arrivesOn }: Sent,
  at: Date,
): Promise<void> {
  const checked = await lockChecked(tx, validationId);
  if (checked?.state !== 'waiting') return;
  if (checked.status !== 'pendingVerification') {
    await endValidation(tx.sql, validationId, at, { status: 'dropped' });
    return;
  }
  const sentOn = dateInZone(new Date(sentAt), deps.booksZone);
  const decideOn = silenceDecidesOn(checked.kind, { sentOn, arrivesOn });
  await tx.sql
    .updateTable('option_validation')
    .set({ status: 'sent', sent_at: sentAt, arrives_on: arrivesOn, decide_on: decideOn })
    .where('validation_id', '=', validationId)
    .execute();
  await tellOwner(
    tx,
    deps,
    checked,
    checked.kind === 'prenote'
      ? { event: 'prenoteSent', goodFrom: decideOn }
      : { event: 'depositsSent', arrivesOn, lastDay: addDays(decideOn, -1) },
  );
}

/** Ends a check of which its bank said nothing, on the day on which that decides it: a prenote is good, deposits lapse. */
export async function silenceDecides(tx: Tx, deps: Deps, validationId: string, at: Date): Promise<void> {
  const checked = await lockChecked(tx, validationId);
  if (checked?.state !== 'sent' || checked.decideOn! > dateInZone(at, deps.booksZone)) return;
  if (checked.status !== 'pendingVerification') {
    await endValidation(tx.sql, validationId, at, { status: 'dropped' });
    return;
  }
  if (checked.kind === 'microEntries') {
    await endValidation(tx.sql, validationId, at, { status: 'expired' });
    await tellOwner(tx, deps, checked, { event: 'lapsed' });
    return;
  }
  await endValidation(tx.sql, validationId, at, { status: 'confirmed' });
  await tellOwner(tx, deps, checked, { event: 'confirmed' });
  const because = { confirmedBy: checked.kind };
  await changeOptionStatus(tx, checked, { status: 'active', reason: null, because }, byPortal(at));
}

interface Returned {
  readonly validationId: string;
  /** The bank's code: R01 to R85. */
  readonly code: string;
  readonly at: Date;
  /** Who read it in; without one the portal did by itself. */
  readonly by?: Omit<Who, 'at'>;
}

/**
 * Takes note that an entry of a check came back: the bank account is blocked where the code says so, else failed, and
 * its owner is told in the words of the code (docs/rules.md#returns). Also after it was confirmed, since a bank may be
 * late; of a check that failed already nothing is told again.
 * @returns whether anything came of it
 */
export async function validationReturned(
  tx: Tx,
  deps: Pick<Deps, 'outbox'>,
  { validationId, code, at, by }: Returned,
): Promise<boolean> {
  const checked = await lockChecked(tx, validationId);
  if (!checked || checked.state === 'failed') return false;
  await endValidation(tx.sql, validationId, at, { status: 'failed', return_code: code });
  // Deleted, or confirmed by hand and blocked since: what is known of it stays.
  if (checked.status !== 'active' && checked.status !== 'pendingVerification') return true;
  await tellOwner(tx, deps, checked, { event: 'returned', code });
  const status = blocksBankAccount(code) ? 'blocked' : 'failed';
  await changeOptionStatus(
    tx,
    checked,
    { status, reason: code, because: { return_code: code } },
    { ...byPortal(at), ...by },
  );
  return true;
}
