import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withFeedColumns } from './feedColumns';

const page = readFileSync('docs/feed.md', 'utf8');

it('docs/feed.md tells the columns of today (else: npm run docs:feed)', () => {
  expect(withFeedColumns(page)).toBe(page);
});

it('says what a column holds, and what an empty cell means', () => {
  const [, invoices = ''] = page.split('### invoices.csv');

  expect(invoices).toContain('A row belongs to its row of `accounts.csv`.');
  expect(invoices).toContain('| `doc_type` | `I` `C` `F` `D` | must be filled |');
  expect(invoices).toContain('| `disputed` | `Y` or `N` | `N` |');
});

it('does not pass over a page without its marks', () => {
  expect(() => withFeedColumns('# The feed\n')).toThrow('lost the marks');
});
