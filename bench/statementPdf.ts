import { canonicalJson, sha256 } from '@server/modules/statements/freeze/canonicalJson';
import { statementPdf } from '@server/modules/statements/pdf/statementPdf';
import { anActivity, aSnapshot } from '@stories/support/statementBuilders';

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
