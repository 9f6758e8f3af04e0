import { parseArgs } from 'node:util';
import { isCalendarDate } from '@contract/format/date';
import { sizes, writeDrop } from './writeDrop';

const usage = `Writes the nightly extract of the invented demo company.

  npm run demo -- --as-of 2026-04-12 --size demo --out ./drops

  --as-of  the last day of business in the drop, YYYY-MM-DD
  --since  the first one (36 months before): the same company a night later has the same
  --size   demo (about 40 accounts) or large (for benchmarks)
  --farms  how many accounts a large company has (5000)
  --out    the folder in which the drop's own folder is made
  --seed   another whole number tells other stories (1)`;

/** Says what is wrong with the command line, or answers what it asks for. */
function read(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'as-of': { type: 'string' },
      since: { type: 'string' },
      size: { type: 'string', default: 'demo' },
      farms: { type: 'string', default: '5000' },
      out: { type: 'string' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help' as const;
  const asOf = values['as-of'];
  const size = sizes.find((one) => one === values.size);
  if (asOf === undefined || !isCalendarDate(asOf))
    throw new Error(`--as-of needs a date such as 2026-04-12, not “${asOf ?? ''}”.`);
  if (!size) throw new Error(`--size is demo or large, not “${values.size}”.`);
  if (!/^[1-9][0-9]{0,5}$/.test(values.farms))
    throw new Error(`--farms needs a number of accounts up to 999999, not “${values.farms}”.`);
  if (!values.out) throw new Error('--out needs the folder to write into.');
  if (!/^[0-9]{1,9}$/.test(values.seed))
    throw new Error(`--seed needs a whole number, not “${values.seed}”.`);
  return {
    asOf,
    since: values.since,
    size,
    farms: Number(values.farms),
    out: values.out,
    seed: Number(values.seed),
  };
}

try {
  const asked = read(process.argv.slice(2));
  if (asked === 'help') console.log(usage);
  else {
    const { out, ...options } = asked;
    const { folder, files, papers, rows } = await writeDrop(out, options);
    console.log(
      `Wrote ${rows.toLocaleString('en-US')} rows in ${files} files, and ${papers} papers, to ${folder}`,
    );
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 1;
}
