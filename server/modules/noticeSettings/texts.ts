import type { Kysely } from 'kysely';
import type { AskedPreview, TextDecision, TextPreview, TextVersion } from '@contract/noticeSettings/schema';
import { type OwnNoticeText, noticeTextProblems, type WrittenKind } from '@contract/rules/noticeText';
import * as m from '@locales/noticeSettings';
import type { Db } from '@server/db/db';
import { oneAtATime } from '@server/db/oneAtATime';
import type { Tables } from '@server/db/tables';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { EmailDesk } from '@server/domain/email/desk';
import type { FactsOf, NoticeFacts } from '@server/domain/notices/facts';
import { changedMeanwhile, differingAreas, settingsInvalid } from '@server/domain/settings/deciding';
import type { Acting } from '@server/http/stepUp';

/** Every version of what the company says, the newest first. */
export async function decidedTexts(db: Kysely<Tables>): Promise<{ versions: TextVersion[] }> {
  const versions = await db
    .selectFrom('notice_text')
    .select([
      'version',
      'kind',
      'opening',
      'closing',
      'spanish_opening as spanishOpening',
      'spanish_closing as spanishClosing',
      'decided_by as decidedBy',
      'decided_at as decidedAt',
    ])
    .orderBy('version', 'desc')
    .execute();
  return { versions: versions as TextVersion[] };
}

const nothing: OwnNoticeText = { opening: '', closing: '', spanishOpening: '', spanishClosing: '' };

/**
 * Writes another version of what the company says in emails of a kind.
 * @throws ApiError 'invalid' by field, or 'conflict' where somebody else decided meanwhile
 */
export async function decideText(
  db: Db,
  { basedOn, kind, ...text }: TextDecision,
  { by, provenAt, at, origin }: Acting,
): Promise<void> {
  expectText(kind, text);
  await db.transaction(async (tx) => {
    await oneAtATime(tx, 'noticeText', kind);
    const { versions } = await decidedTexts(tx.sql);
    const before = versions.find((version) => version.kind === kind);
    if ((before?.version ?? null) !== basedOn) throw changedMeanwhile();
    await tx.sql
      .insertInto('notice_text')
      .values({
        kind,
        opening: text.opening,
        closing: text.closing,
        spanish_opening: text.spanishOpening,
        spanish_closing: text.spanishClosing,
        decided_by: by,
        decided_at: at.toISOString(),
      })
      .execute();
    const changes = differingAreas<OwnNoticeText>(before ?? nothing, text);
    await appendAudit(tx, {
      at,
      actor: by,
      action: 'notices.textDecided',
      entity: 'notices',
      entityId: kind,
      before: changes.before,
      after: { provenAt, ...changes.after },
      origin,
    });
  });
}

/**
 * An email of a kind with sample values, as the mail worker would write it.
 * @throws ApiError 'invalid' by field
 */
export function previewText(desk: EmailDesk, { kind, language, ...text }: AskedPreview): TextPreview {
  expectText(kind, text);
  const notice = { kind, facts: samples[kind] } as NoticeFacts;
  const own = { ...text, account: m.sampleAccount() };
  const { subject, blocks } = desk.preview({ name: 'notice', notice, own }, language);
  return {
    subject,
    blocks: blocks.flatMap((block) =>
      block.kind === 'words' || block.kind === 'link' ? [{ kind: block.kind, text: block.words }] : [],
    ),
  };
}

function expectText(kind: WrittenKind, text: OwnNoticeText): void {
  const fields = noticeTextProblems(kind, text);
  if (Object.keys(fields).length > 0) throw settingsInvalid(fields);
}

const day = '2026-11-15';
const owed = { day, cents: 421_000, count: 2 };
const contract = { contractNo: 'PP-1001', leftCents: 96_050 };

const samples: { readonly [K in WrittenKind]: FactsOf<K> } = {
  statement: { through: '2026-10-31', due: day, cents: 421_000 },
  document: { invoices: ['0048213'], contracts: [] },
  dueSoon: owed,
  pastDue: owed,
  discountEnding: { day, cents: 8_420, count: 2 },
  prepayLow: { ...contract, bookedCents: 1_000_000 },
  priceLockEnding: { ...contract, day },
  depositMovement: { plan: 'SAV-1', inCents: 250_000, outCents: 0, day },
  rateChanged: { plan: 'SAV-1', day, low: '0.0425', high: '0.0425' },
  paymentPosted: { cents: 421_000, day },
};
