import { exportLines } from './exportLines';
import { kib } from './pageBytes';

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
