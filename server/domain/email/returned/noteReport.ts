import { sql } from 'kysely';
import type { WhyUndelivered } from '@contract/email/failures';
import type { EmailState } from '@contract/email/labels';
import type { Db, Tx } from '@server/db/db';
import { isUuid } from '@server/db/isUuid';
import { endSuppression, noteReturn, type Returned } from './suppressions';
import type { ReportKind } from './rules';

/** What a carrier or a mail server says became of an email, after it had taken it. */
export interface EmailReport {
  /** Names it among all reports: the same again changes nothing. */
  readonly reportId: string;
  /** By the carrier's name for it, or by ours. */
  readonly email: { readonly carrierId: string } | { readonly messageId: string };
  /** Whom it is about; ours go to one address each, which has to be among these. */
  readonly recipients: readonly string[];
  /** `returned`: it came back, which says nothing of the address. */
  readonly kind: ReportKind | 'returned' | 'rejected' | 'delivered';
  /** "5.1.1", for whoever looks after the server. */
  readonly detail: string;
}

/** `stranger`: no email of ours went there. */
export type Noted = 'noted' | 'known' | 'stranger';

/**
 * Writes down what became of an email, and marks its address or ends the mark: docs/rules.md#returned-email. Only a
 * report that names an email of ours and its recipient does anything.
 */
export const noteReport = (db: Db, report: EmailReport, now: Date): Promise<Noted> =>
  db.transaction(async (tx) => {
    const email = await emailOf(tx, report);
    if (!email) return 'stranger';
    const { kind } = report;
    if (kind === 'delivered') {
      const ended = await endSuppression(tx, email.recipient, {
        by: 'delivery',
        at: now,
        ifBefore: email.created_at,
      });
      return ended ? 'noted' : 'known';
    }
    if (isOfAddress(kind)) {
      const news = await tx.sql
        .insertInto('email_report')
        .values({
          report_id: report.reportId,
          message_id: email.message_id,
          address: email.recipient.toLowerCase(),
          kind,
          at: now.toISOString(),
        })
        .onConflict((is) => is.doNothing())
        .returning('report_id')
        .executeTakeFirst();
      if (!news) return 'known';
    }
    const [state, why] = ends[kind];
    await tx.sql
      .updateTable('outbox_message')
      .set({ state, ...(why && { last_error: `${why} ${report.detail}`.trim() }) })
      .where('message_id', '=', email.message_id)
      .where('state', 'in', kind === 'complaint' ? ['sent', 'bounced'] : ['sent'])
      .execute();
    if (isOfAddress(kind)) await noteReturn(tx, email, kind, now);
    return 'noted';
  });

const isOfAddress = (kind: EmailReport['kind']): kind is ReportKind =>
  kind === 'permanent' || kind === 'transient' || kind === 'complaint';

const ends: Readonly<
  Record<Exclude<EmailReport['kind'], 'delivered'>, readonly [EmailState, WhyUndelivered | null]>
> = {
  permanent: ['bounced', 'returned'],
  transient: ['bounced', 'returnedNow'],
  returned: ['bounced', 'returnedNow'],
  rejected: ['dead', 'rejected'],
  complaint: ['complained', null],
};

/** Held for what follows. A name of ours has 122 bits that only the way of the email knows. */
async function emailOf(
  { sql: db }: Tx,
  { email, recipients }: EmailReport,
): Promise<(Returned & { readonly created_at: string }) | undefined> {
  if ('messageId' in email && !isUuid(email.messageId)) return undefined;
  const row = await db
    .selectFrom('outbox_message')
    .select(['message_id', 'recipient', 'reader', 'letter', 'sent_at', 'created_at'])
    .where(
      'carrierId' in email
        ? sql<boolean>`carrier_id = ${email.carrierId}`
        : sql<boolean>`message_id = ${email.messageId}::uuid`,
    )
    .where('channel', '=', 'mail')
    .where('recipient', 'is not', null)
    .where('state', '<>', 'kept')
    .forUpdate()
    .executeTakeFirst();
  const { recipient } = row ?? {};
  if (!row || !recipient) return undefined;
  const isAbout = recipients.some((one) => one.toLowerCase() === recipient.toLowerCase());
  return isAbout ? { ...row, recipient } : undefined;
}
