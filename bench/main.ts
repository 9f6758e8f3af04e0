import { apiAgainstSql } from './apiAgainstSql';
import { exportLines } from './exportLines';
import { printIdentity } from './identityRows';
import { printIngest } from './ingestRows';
import { printLarge } from './largeRows';
import { printLetters } from './letterRows';
import { budgets, pages, weigh } from './pageBytes';
import { printQueue } from './queueRows';
import { printStatementPdf } from './statementPdf';
import { printUsers } from './userRows';

/** Prints one row per figure. Ratios are of things measured side by side in this run. */
const kib = (bytes: number): string => (bytes / 1024).toFixed(1);

console.log('Initial JavaScript, from dist/web');
for (const page of Object.keys(pages) as (keyof typeof pages)[]) {
  const { gzip, brotli, files } = weigh('dist/web', page);
  console.log(
    `  ${page.padEnd(10)} ${kib(gzip)} KiB gzip, ${kib(brotli)} KiB brotli in ${files} files (budget ${budgets[page]} KiB brotli)`,
  );
}

const { api, sql, p99, statements } = await apiAgainstSql();
console.log('Purchases list, newest 50 lines of one account, 16 connections, real PostgreSQL');
console.log(`  over the API        ${api.toFixed(0)} requests/s, 99 % within ${p99.toFixed(1)} ms`);
console.log(`  the same SQL alone  ${sql.toFixed(0)} rounds/s of ${statements} statement(s), prepared`);
console.log(`  ratio               ${(api / sql).toFixed(3)}`);

console.log('Export of 250 k lines, every column (budget 80 MiB growth)');
for (const format of ['csv', 'xlsx'] as const) {
  const { linesPerSecond, bytes, growth } = await exportLines(format);
  console.log(
    `  ${format.padEnd(10)} ${linesPerSecond.toFixed(0)} lines/s, ${kib(bytes / 1024)} MiB, grows by ${kib(growth / 1024)} MiB`,
  );
}

await printStatementPdf();

await printIdentity();

await printLetters();

await printIngest();

await printQueue();

await printUsers();

await printLarge();
