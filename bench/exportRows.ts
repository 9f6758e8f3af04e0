import { resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { languages } from '@locales/language';
import { type Drawings, drawings } from '@server/app/drawings';
import { openDrawings } from '@server/app/openDrawings';
import { exportFile } from '@server/exports/exportFile';
import { openLog } from '@server/http/logLines';
import { type LineRow, purchaseList } from '@server/modules/purchases/purchaseList';
import { canonicalJson, sha256 } from '@server/modules/statements/freeze/canonicalJson';
import { statementPdf } from '@server/modules/statements/pdf/statementPdf';
import { aLine } from '@stories/support/lineBuilders';
import { anActivity, aSnapshot } from '@stories/support/statementBuilders';
import { budgets, kib, weigh } from './pageBytes';

/** How fast a long list is taken along, and how much memory it takes. */
export async function printExports(): Promise<void> {
  console.log('Export of 250 k lines, every column (budget 80 MiB growth)');
  for (const format of ['csv', 'xlsx'] as const) {
    const { linesPerSecond, bytes, growth } = await exportLines(format);
    console.log(
      `  ${format.padEnd(10)} ${linesPerSecond.toFixed(0)} lines/s, ${kib(bytes / 1024)} MiB, grows by ${kib(growth / 1024)} MiB`,
    );
  }
}

const LINES = 250_000;
const PAGE = 500;

/** What it takes to write a file of 250 k purchase lines that nobody keeps. */
interface ExportCost {
  readonly format: 'csv' | 'xlsx';
  readonly linesPerSecond: number;
  readonly bytes: number;
  /** What the process needed at most beyond what it had before, in bytes. */
  readonly growth: number;
}

/** Streams the export's own columns. */
async function exportLines(format: ExportCost['format']): Promise<ExportCost> {
  const before = process.memoryUsage.rss();
  const began = performance.now();
  let [bytes, most] = [0, before];
  for await (const chunk of exportFile({
    format,
    sheet: 'Purchases',
    columns: purchaseList.fileColumns,
    rows: pagesOfLines(),
  })) {
    bytes += Buffer.byteLength(chunk);
    most = Math.max(most, process.memoryUsage.rss());
  }
  const seconds = (performance.now() - began) / 1000;
  return { format, linesPerSecond: LINES / seconds, bytes, growth: most - before };
}

async function* pagesOfLines(): AsyncGenerator<readonly LineRow[]> {
  // The rows of one page come as one text, as they do from the database.
  const text = JSON.stringify(Array.from({ length: PAGE }, (_, at) => lineAt(at)));
  for (let at = 0; at < LINES; at += PAGE) yield JSON.parse(text) as LineRow[];
}

const lineAt = (at: number): LineRow =>
  Object.assign(aLine({ invoiceNo: String(100_000 + at), netCents: 541_328 + at }), {
    termsCode: 'NET15',
    totalCents: 541_328 + at,
  });

/** What each page loads before it can be used, beside its budget. */
export function printBytes(): void {
  for (const language of languages) {
    console.log(`First page and its JavaScript, from dist/web: ${language}`);
    for (const [page, budget] of Object.entries(budgets)) {
      const { gzip, brotli, html, files } = weigh('dist/web', language, page);
      console.log(
        `  ${page.padEnd(44)} ${kib(gzip)} KiB gzip, ${kib(brotli)} KiB brotli in ${files.length} files (budget ${budget} KiB brotli), page ${kib(html)}`,
      );
    }
  }
}

const RUNS = 100;

/** A statement of two pages: more rows than one page holds. */
const twoPages = aSnapshot({
  activity: Array.from({ length: 30 }, (_, i) => anActivity({ id: String(i), documentNo: `00482${i}` })),
});

/** Processor time and size of a tagged statement of two pages, with a warm typeface. */
export async function printStatementPdf(): Promise<void> {
  const hash = sha256(canonicalJson(twoPages));
  const { length } = await statementPdf(twoPages, hash);
  const before = process.cpuUsage();
  for (let i = 0; i < RUNS; i++) await statementPdf({ ...twoPages, statementNo: `S-${i}` }, hash);
  const { user, system } = process.cpuUsage(before);
  const each = (user + system) / 1000 / RUNS;
  console.log('Statement of two pages as a tagged PDF, warm typeface (budget 60 ms)');
  console.log(`  processor  ${each.toFixed(1)} ms each, ${(length / 1024).toFixed(1)} KiB`);
}

/** Of what others wait for while it is drawn where they are, at most this is left where a thread draws. */
const LEFT = 0.5;

/** How long others wait for the processor while statements are drawn one after the other, here and in a thread. */
export async function printDrawingWaits(): Promise<void> {
  const log = openLog({ level: 'warn' });
  const thread = resolve('dist/server/drawingThread.js');
  const opened = openDrawings({ thread, threads: 1, perSecond: 1_000, log });
  try {
    const [here, there] = [await waitWhile(drawings), await waitWhile(opened.drawings)];
    const ratio = there / here;
    console.log('While statements of two pages are drawn, 99 of 100 who want the processor have it');
    console.log(
      `  within ${here.toFixed(1)} ms where they are drawn, ${there.toFixed(1)} ms where a thread draws: ${ratio.toFixed(2)}` +
        (ratio > LEFT ? `  ** beyond the limit of ${LEFT} **` : ''),
    );
  } finally {
    await opened.close();
  }
}

/** @returns milliseconds */
async function waitWhile({ statement }: Pick<Drawings, 'statement'>): Promise<number> {
  const hash = sha256(canonicalJson(twoPages));
  await statement(twoPages, hash);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let run = 0; run < RUNS; run += 1) {
    await statement(twoPages, hash);
    // As between two calls: whoever waits is let in.
    await new Promise((resolved) => setTimeout(resolved, 5));
  }
  delay.disable();
  return delay.percentile(99) / 1e6;
}
