import type { DebitTold } from '../email/payingEmails';
import { appendAudit, type AuditEntry } from '../audit/appendAudit';
import type { Tx } from '@server/db/db';
import type { Tables } from '@server/db/tables';
import type { Insertable } from 'kysely';
import { type StopReason } from '@contract/autopay/labels';
import { type AutopayRow, lockAutopay, pausing } from './autopayRows';
import type { AutopayDeps } from './agreed';

/** Tells who agreed to it. */
export const tell = (
  tx: Pick<Tx, 'sql'>,
  { outbox }: Pick<AutopayDeps, 'outbox'>,
  {
    kind,
    owner,
    account_no: accountNo,
    account_name: account,
    source: bank,
    plan_id,
  }: Pick<AutopayRow, 'kind' | 'owner' | 'account_no' | 'account_name' | 'source' | 'plan_id'>,
  told: DebitTold,
): Promise<void> => {
  const of = { accountNo, account, bank };
  return outbox.put(tx.sql, {
    channel: 'mail',
    to: owner,
    reader: owner,
    letter:
      kind === 'due'
        ? { name: 'autopay', ...of, ...told }
        : { name: 'scheduled', isInstallment: plan_id !== null, ...of, ...told },
  });
};

type Row = Insertable<Tables['autopay']>;

interface Agreed {
  readonly version: string;
  readonly text: string;
  readonly english: string | null;
  readonly sha256: string;
}

interface Begun {
  readonly agreed: Agreed;
  readonly at: Date;
  readonly origin: Pick<AuditEntry['origin'] & object, 'ip' | 'userAgent'>;
}

type Terms = Omit<Row, 'status' | 'created_at' | 'changed_at' | 'look_at' | 'ip' | 'user_agent' | TextColumn>;

/** Keeps what somebody agreed to, with the text, and tells them. Answers it, locked. */
export async function begin(
  tx: Tx,
  deps: Pick<AutopayDeps, 'outbox'>,
  terms: Terms,
  begun: Begun,
): Promise<AutopayRow> {
  await keep(tx, terms, begun);
  const row = (await lockAutopay(tx.sql, terms.autopay_id))!;
  await tell(tx, deps, row, { event: 'on', text: begun.agreed.text });
  return row;
}

/** The same, of which nobody is told by itself. */
export async function keep(tx: Pick<Tx, 'sql'>, terms: Terms, { agreed, at, origin }: Begun): Promise<void> {
  const instant = at.toISOString();
  await tx.sql
    .insertInto('autopay')
    .values({
      ...terms,
      status: 'on',
      created_at: instant,
      changed_at: instant,
      look_at: instant,
      text_version: agreed.version,
      agreed_text: agreed.text,
      english_text: agreed.english,
      text_sha256: agreed.sha256,
      ip: origin.ip,
      user_agent: origin.userAgent,
    })
    .execute();
}

type TextColumn = 'text_version' | 'agreed_text' | 'english_text' | 'text_sha256';

interface Stop {
  readonly reason: StopReason;
  /** A sign-in, or 'portal'. */
  readonly by: string;
  readonly at: Date;
  readonly origin?: AuditEntry['origin'];
}

/** Pauses or ends an autopay or a scheduled payment that is locked; what it announced is dropped. */
export async function stop(
  tx: Tx,
  deps: Pick<AutopayDeps, 'outbox'>,
  row: AutopayRow,
  { reason, by, at, origin }: Stop,
): Promise<void> {
  const status = pausing.has(reason) ? 'paused' : 'ended';
  const instant = at.toISOString();
  await tx.sql
    .updateTable('autopay')
    .set({ status, reason, changed_at: instant })
    .where('autopay_id', '=', row.autopay_id)
    .execute();
  await tx.sql
    .updateTable('autopay_run')
    .set({ status: 'dropped', reason, decided_at: instant, decided_by: by })
    .where('autopay_id', '=', row.autopay_id)
    .where('status', '=', 'announced')
    .execute();
  // The end of a payment plan is told by itself, once.
  const isTold = row.plan_id === null && reason !== 'changed' && reason !== 'done';
  if (isTold && reason === 'off') await tell(tx, deps, row, { event: 'off' });
  else if (isTold) await tell(tx, deps, row, { event: status, reason });
  await appendAudit(tx, {
    at,
    actor: by,
    subject: row.account_no,
    ...(row.kind === 'due'
      ? { action: 'autopay.stopped', entity: 'autopay' }
      : { action: 'scheduled.stopped', entity: 'scheduled' }),
    entityId: row.autopay_id,
    before: { status: row.status },
    after: { status, reason },
    origin,
  });
}
