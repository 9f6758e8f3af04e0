import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { balanceRules } from './checkBalances';
import { UNKNOWN_REQUEST } from './checkDrop';
import { feedFiles } from './feedFiles';
import { differ } from './commonChecks';

const page = readFileSync('docs/feed.md', 'utf8');
const chapter = (title: string) => page.split(`\n## ${title}\n`)[1]!.split('\n## ')[0]!;

it.each(feedFiles.map(({ file, rowChecks = [], sumChecks = [] }) => ({ file, rowChecks, sumChecks })))(
  'docs/feed.md names the checks of $file',
  ({ file, rowChecks, sumChecks }) => {
    // Codes that a list lacks are told together.
    const rules = [...rowChecks.filter(({ grouped }) => !grouped), ...sumChecks].map(({ rule }) => rule);
    expect(page).toContain(`\`${file}\``);
    expect(rules.filter((rule) => !chapter('Validation issues').includes(`\`${rule}\``))).toEqual([]);
  },
);

it('docs/feed.md names the checks across files', () => {
  const rules = [...balanceRules, UNKNOWN_REQUEST];
  expect(rules.filter((rule) => !chapter('Validation issues').includes(`\`${rule}\``))).toEqual([]);
});

it('docs/feed.md names the rules that tolerate a cent, and no others', () => {
  const tolerance = differ('', '').slice(differ('', '').lastIndexOf(')'));
  const rowRules = feedFiles.flatMap(({ rowChecks = [] }) => rowChecks);
  const sumRules = feedFiles.flatMap(({ sumChecks = [] }) => sumChecks);
  const tolerant = [
    ...rowRules.filter(({ wrong }) => wrong.includes(tolerance)),
    ...sumRules.filter(({ wrong }) => wrong({ total: '', rows: '' }).includes(tolerance)),
  ];
  const told = [...chapter('Tolerances').matchAll(/`([a-z-]+)`/g)].map(([, rule]) => rule);
  expect(new Set(told)).toEqual(new Set([...tolerant.map(({ rule }) => rule), ...balanceRules, 'line-sum']));
});
