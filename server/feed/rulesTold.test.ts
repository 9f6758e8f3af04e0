import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { feedFiles } from './feedFiles';

const page = readFileSync('docs/feed.md', 'utf8');

it.each(feedFiles.map(({ file, rowChecks = [], sumChecks = [] }) => ({ file, rowChecks, sumChecks })))(
  'docs/feed.md names the checks of $file',
  ({ file, rowChecks, sumChecks }) => {
    // Codes that a list lacks are told together.
    const rules = [...rowChecks.filter(({ grouped }) => !grouped), ...sumChecks].map(({ rule }) => rule);
    expect(page).toContain(`\`${file}\``);
    expect(rules.filter((rule) => !page.includes(`\`${rule}\``))).toEqual([]);
  },
);

it.each(feedFiles.map(({ file, key }) => [file, key.join('; ')]))(
  'docs/feed.md names the key of %s',
  (file, key) => expect(page).toContain(`| \`${file}\` | ${key} |`),
);
