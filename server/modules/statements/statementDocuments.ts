import { inLanguage } from '@locales/inLanguage';
import { language } from '@locales/language';
import type { Db } from '@server/db/db';
import type { StoredPdf } from '@server/pdf/pdfFile';
import { type FreezeOptions, freeze } from './freeze/freeze';
import { sha256 } from './freeze/canonicalJson';
import { type Frozen, frozenOf, type StatementFigures } from './oneStatement';
import type { statementPdf } from './pdf/statementPdf';

export interface StatementDocuments {
  /** Freezes what the ERP says of some statements, unless that was done; then draws nothing. */
  freeze(statementNos: readonly string[]): Promise<void>;
  /** Draws what was frozen and not drawn yet, unless somebody is at it. */
  draw(statementNo: string, frozen: Frozen): Promise<void>;
  /**
   * The ERP's own paper where there is one; else ours, drawn now if nobody was faster. English ones are kept. One in
   * another language is drawn for whoever asks: its figures and its hash are those of the snapshot too.
   */
  of(statement: Pick<StatementFigures, 'statementNo' | 'erpSha256'>): Promise<StoredPdf>;
}

/** Says how a snapshot is drawn; another way of drawing (pdf/statementPdf.ts) takes another number. */
const RENDERER_VERSION = 4;

export interface DocumentOptions extends FreezeOptions {
  readonly draw: typeof statementPdf;
}

/** The language of the papers that are kept. */
const KEPT = 'en';

/** The papers of statements, for jobs and customers alike; of each snapshot the first that is kept stays. */
export function statementDocuments(options: DocumentOptions): StatementDocuments {
  const { db, sender, draw } = options;
  const drawing = new Map<string, Promise<string>>();

  /** Hash of the PDF of the snapshot in force. */
  async function drawn(statementNo: string): Promise<string> {
    const frozen = await inForce(statementNo);
    return (await drawnBefore(db, statementNo, frozen.version)) ?? keep(options, statementNo, frozen);
  }

  async function inForce(statementNo: string): Promise<Frozen> {
    await freeze(options, [statementNo]);
    const frozen = await frozenOf(db.sql)(statementNo);
    if (!frozen) throw new Error(`Statement ${statementNo} left while its paper was made.`);
    return frozen;
  }

  return {
    freeze: (statementNos) => freeze(options, statementNos),
    async draw(statementNo, frozen) {
      // Nobody who asks waits for it: by then the snapshot may not be the one in force.
      if (!drawing.has(statementNo)) await keep(options, statementNo, frozen);
    },
    async of({ statementNo, erpSha256 }) {
      if (erpSha256) return stored(db, erpSha256);
      if (language() !== KEPT) {
        const { snapshot, sha256: hash } = await inForce(statementNo);
        const bytes = await draw(snapshot, hash, sender);
        return { sha256: sha256(bytes), bytes: async () => bytes };
      }
      const running = drawing.get(statementNo) ?? drawn(statementNo);
      drawing.set(statementNo, running);
      try {
        return stored(db, await running);
      } finally {
        drawing.delete(statementNo);
      }
    },
  };
}

/** Draws a snapshot and keeps the paper; answers its hash, or that of the paper that was kept before. */
async function keep(
  { db, sender, draw }: DocumentOptions,
  statementNo: string,
  { version, snapshot, sha256: hash }: Frozen,
): Promise<string> {
  const bytes = await inLanguage(KEPT, () => draw(snapshot, hash, sender));
  const paper = sha256(bytes);
  const kept = await db.sql
    .with('kept', (tx) =>
      tx
        .insertInto('document')
        .values({ sha256: paper, content_type: 'application/pdf', bytes })
        .onConflict((conflict) => conflict.doNothing()),
    )
    .insertInto('statement_pdf')
    .values({ statement_no: statementNo, version, renderer_version: RENDERER_VERSION, sha256: paper })
    .onConflict((conflict) => conflict.doNothing())
    .returning('sha256')
    .executeTakeFirst();
  return kept?.sha256 ?? (await drawnBefore(db, statementNo, version))!;
}

async function drawnBefore(db: Db, statementNo: string, version: number): Promise<string | undefined> {
  const row = await db.sql
    .selectFrom('statement_pdf')
    .select('sha256')
    .where('statement_no', '=', statementNo)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.sha256;
}

/** A document by its hash. */
export const stored = (db: Db, hash: string): StoredPdf => ({
  sha256: hash,
  bytes: async () => {
    const { bytes } = await db.sql
      .selectFrom('document')
      .select('bytes')
      .where('sha256', '=', hash)
      .executeTakeFirstOrThrow();
    return Buffer.from(bytes);
  },
});
